import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { sized, sizesInStock, wellStocked } from '../../fixtures/catalogue.ts';
import { type CheckoutPage, keyIn } from '../../fixtures/checkout.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { SAME_ORIGIN } from '../../fixtures/request-headers.ts';
import type { Shop } from '../../fixtures/shop.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: 4(?:09|22)/ });

/** Products at prices for which couriers accept cash for three of them. */
const cheap = wellStocked.filter(({ Price }) => Price < 3300);
let nextIndex = 0;

/** Returns a product to buy several of, a different one each time, so that none sells out. */
function nextCheap() {
  const item = cheap[nextIndex % cheap.length];
  nextIndex += 1;
  if (!item) throw new Error('The catalogue has nothing cheap.');
  return item;
}

const pageOf = (number: string) => `/myaccount/myaccount-order?order=${number}`;
const formOf = (action: 'cancel' | 'modify', number: string) => `/myaccount/myaccount-order/${action}?order=${number}`;

test(
  'a paid order is cancelled and refunded at the gateway',
  ON_PHONE_ALONE,
  async ({ checkout, page, payments, shop }) => {
    const key = await checkout.placeOrder();
    const reference = await payments.open(key);
    await payments.decide(reference);
    await payments.expectState(key, 'paid');
    const [number = ''] = await checkout.orderNumbers();
    await shop.open(pageOf(number));
    await page.getByRole('link', { name: 'Cancel order' }).click();
    await expect(shop.heading(/^Cancel order/)).toBeVisible();
    await shop.settled();
    await expect(page.getByRole('radio', { name: 'Refund to original payment method' })).toBeChecked();
    const reason = page.getByRole('combobox', { name: 'Why are you cancelling?' });
    await page.getByRole('button', { name: 'Confirm cancellation' }).click();
    await expect(reason).toBeFocused();
    await reason.selectOption('ordered-twice');
    await page.getByRole('button', { name: 'Confirm cancellation' }).click();
    await expect(page.getByText('Your order has been cancelled.')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Cancel order' })).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('(Razorpay)');
    const { amount } = await payments.ledger(reference);
    const refunded = async () => (await payments.ledger(reference)).payments.map((payment) => payment.refunded);
    await expect.poll(refunded).toEqual([amount]);
    await shop.open('/myaccount/order-list');
    await page.getByRole('link', { name: 'Cancelled', exact: true }).click();
    await expect(page.getByRole('status').filter({ hasText: '1 cancelled order' })).toBeVisible();
    await expect(page.getByRole('article', { name: `Order ${number}` })).toContainText('Cancelled');
  },
);

test(
  'some items of a cash order are cancelled, and the courier collects less',
  ON_PHONE_ALONE,
  async ({ checkout, page, shop }) => {
    await checkout.placeOrder('cash-on-delivery', nextCheap(), 2);
    const [number = ''] = await checkout.orderNumbers();
    await shop.open(formOf('cancel', number));
    await shop.settled();
    const money = page.getByRole('region', { name: 'Your refund' });
    const ofAll = (await money.textContent()) ?? '';
    await page.getByRole('radio', { name: 'Some items' }).check();
    await page.getByRole('combobox', { name: /^Number to cancel of/ }).selectOption('1');
    await expect(money).not.toHaveText(ofAll);
    await expect(money).toContainText('You have not paid yet, so there is nothing to refund. You pay ₹');
    await page.getByRole('combobox', { name: 'Why are you cancelling?' }).selectOption('changed-mind');
    await page.getByRole('button', { name: 'Confirm cancellation' }).click();
    await expect(
      page.getByText('The items have been cancelled. You will still receive the rest of the order.'),
    ).toBeVisible();
    await expect(page.getByRole('list', { name: 'Items' })).toContainText('1 of 2 cancelled');
    await expect(page.getByRole('region', { name: 'Order summary' })).toContainText('Cancelled');
    await expect(page.getByRole('list', { name: 'Timeline' })).toContainText('Some items cancelled');
  },
);

interface OrderPages {
  checkout: CheckoutPage;
  page: Page;
  shop: Shop;
}

/** Cancels one of two items, goes back to the form, and confirms again. */
async function confirmTwice({ checkout, page, shop }: OrderPages, hasScripts: boolean) {
  await checkout.placeOrder('cash-on-delivery', nextCheap(), 2);
  const [number = ''] = await checkout.orderNumbers();
  await shop.open(formOf('cancel', number));
  if (hasScripts) await shop.settled();
  const money = page.getByRole('region', { name: 'Your refund' });
  const ofAll = (await money.textContent()) ?? '';
  await page.getByRole('radio', { name: 'Some items' }).check();
  await page.getByRole('combobox', { name: /^Number to cancel of/ }).selectOption('1');
  const reason = page.getByRole('combobox', { name: 'Why are you cancelling?' });
  await reason.selectOption('ordered-twice');
  if (!hasScripts) await page.getByRole('button', { name: 'Show refund' }).click();
  await expect(money).not.toHaveText(ofAll);
  await expect(money).toContainText('there is nothing to refund. You pay ₹');
  await page.getByRole('button', { name: 'Confirm cancellation' }).click();
  await expect(
    page.getByText('The items have been cancelled. You will still receive the rest of the order.'),
  ).toBeVisible();

  await page.goBack();
  await expect(page.getByText('1 item of this order is already cancelled.')).toBeVisible();
  await expect(reason).toHaveValue('');
  await page.getByRole('button', { name: 'Confirm cancellation' }).click();
  await expect(page.getByText('Choose a reason.').first()).toBeVisible();
  await shop.open(pageOf(number));
  await expect(page.getByRole('list', { name: 'Items' })).toContainText('1 of 2 cancelled');
  await expect(page.getByRole('link', { name: 'Cancel order' })).toBeVisible();
}

test(
  'confirming a cancellation again after Back cancels nothing more',
  ON_PHONE_ALONE,
  async ({ checkout, page, shop }) => confirmTwice({ checkout, page, shop }, true),
);

test(
  'size and address within the same state can be changed until the order is packed',
  ON_PHONE_ALONE,
  async ({ checkout, page, payments, shop, store }) => {
    const [first, second] = sizesInStock(sized);
    await checkout.chooseAddress();
    const ring = {
      productUrl: `/p-${sized.ProductCode.toLowerCase()}`,
      sku: first?.SKU,
      quantity: 1,
      key: randomUUID(),
    };
    await page.request.post('/api/cart', { headers: SAME_ORIGIN, data: ring });
    expect(await checkout.send('delivery', {})).toMatchObject({ ok: true });
    const { location = '' } = await checkout.send('order', await checkout.orderFields('razorpay'));
    await payments.decide(await payments.open(keyIn(location)));
    await payments.expectState(keyIn(location), 'paid');
    const [number = ''] = await checkout.orderNumbers();
    await shop.open(formOf('modify', number));
    await shop.settled();
    const pincode = page.getByRole('textbox', { name: 'Pincode' });
    await pincode.fill('400001');
    await expect(page.getByText(/An order cannot move out of its state, Karnataka/)).toBeVisible();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(pincode).toHaveAccessibleDescription(/another state/);
    await pincode.fill('560001');
    await page.getByRole('textbox', { name: 'Landmark (optional)' }).fill('the post office');
    await page.getByRole('radio', { name: second?.SizeName ?? '', exact: true }).check();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Your order has been changed.')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Items' })).toContainText(`Size ${second?.SizeName}`);
    await expect(page.getByText('the post office')).toBeVisible();

    await new OrderDesk(store.apiUrl).advance(number, 'pack');
    await shop.open(formOf('modify', number));
    await expect(page.getByText('This order can no longer be changed.')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`order=${number}`));
  },
);

test.describe('order cancellation without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'confirming a cancellation again after Back cancels nothing more without JavaScript',
    ON_PHONE_ALONE,
    async ({ checkout, page, shop }) => confirmTwice({ checkout, page, shop }, false),
  );

  test(
    'the refund is shown before items are cancelled, and an order shows its courier',
    ON_PHONE_ALONE,
    async ({ checkout, page, shop, store }) => {
      await checkout.placeOrder('cash-on-delivery', nextCheap(), 3);
      const [number = ''] = await checkout.orderNumbers();
      await shop.open(formOf('cancel', number));
      const money = page.getByRole('region', { name: 'Your refund' });
      const ofAll = (await money.textContent()) ?? '';
      await page.getByRole('radio', { name: 'Some items' }).check();
      await page.getByRole('combobox', { name: /^Number to cancel of/ }).selectOption('2');
      await page.getByRole('combobox', { name: 'Why are you cancelling?' }).selectOption('other');
      await page.getByRole('button', { name: 'Show refund' }).click();
      await expect(money).not.toHaveText(ofAll);
      await expect(page.getByRole('combobox', { name: /^Number to cancel of/ })).toHaveValue('2');
      await expect(page.getByRole('combobox', { name: 'Why are you cancelling?' })).toHaveValue('other');
      await expect(page.getByText(/there is nothing to refund\. You pay ₹/)).toBeVisible();
      await page.getByRole('button', { name: 'Confirm cancellation' }).click();
      await expect(page.getByText('The items have been cancelled.')).toBeVisible();

      await new OrderDesk(store.apiUrl).advance(number, 'pack', 'ship');
      await page.reload();
      const timeline = page.getByRole('list', { name: 'Timeline' });
      await expect(timeline.getByRole('listitem').filter({ hasText: 'Shipped' })).toContainText(
        'By Blue Dart, AWB BD778899',
      );
      await expect(timeline.getByRole('link', { name: 'Track at Blue Dart' })).toHaveAttribute('href', /BD778899$/);
      await new OrderDesk(store.apiUrl).advance(number, 'deliver');
      await page.reload();
      await expect(page.getByRole('list', { name: 'Items' })).toContainText(/Return until /);
      await expect(page.getByRole('link', { name: /^Write a review\b/ })).toBeVisible();
      await page.getByRole('button', { name: /^Buy again\b/ }).click();
      await expect(shop.heading('Cart')).toBeVisible();
      await expect(checkout.cart.lines).toHaveCount(1);
    },
  );
});

test('the pages of an order have no accessibility violations', async ({ checkout, page, shop, store }) => {
  await checkout.placeOrder('cash-on-delivery', nextCheap(), 2);
  const [number = ''] = await checkout.orderNumbers();
  for (const path of [
    '/myaccount/order-list',
    '/myaccount/order-list?show=cancelled&q=nothing',
    formOf('modify', number),
    formOf('cancel', number),
  ]) {
    await shop.open(path);
    await expectNoViolations(page);
    await expectToFit(page);
  }
  await page.getByRole('radio', { name: 'Some items' }).check();
  await page.getByRole('button', { name: 'Confirm cancellation' }).click();
  await expect(page.getByRole('link', { name: 'Choose at least one item, or cancel the whole order.' })).toBeVisible();
  await expectNoViolations(page);
  await new OrderDesk(store.apiUrl).advance(number, 'pack', 'ship', 'deliver');
  await shop.open(pageOf(number));
  await expectNoViolations(page);
  await expectToFit(page);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectToFit(page);
});
