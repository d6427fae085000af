import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { calls } from '../../../lib/contract/index.ts';
import type { ReturnStep } from '../../../lib/contract/vocabulary.ts';
import { type CatalogueProduct, sized, sizesInStock, wellStocked } from '../../fixtures/catalogue.ts';
import { keyIn, nextProduct } from '../../fixtures/checkout.ts';
import { ON_PHONE_ALONE } from '../../fixtures/devices.ts';
import { OrderDesk } from '../../fixtures/order-desk.ts';
import { expectNoViolations, expectToFit } from '../../fixtures/page-checks.ts';
import { SAME_ORIGIN } from '../../fixtures/request-headers.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ expectedProblems: /Failed to load resource|^status: 4(?:09|22)/ });

const pageOf = (action: 'return' | 'exchange', number: string) =>
  `/myaccount/myaccount-order/${action}?order=${number}`;
const PICTURE = { create: { width: 600, height: 400, channels: 3, background: '#8c7a5c' } } as const;
const photo = async () => ({
  name: 'clasp.jpg',
  mimeType: 'image/jpeg',
  buffer: await sharp(PICTURE).jpeg().toBuffer(),
});

const reason = (page: Page) => page.getByRole('combobox', { name: /^Reason, / });
const clickContinue = (page: Page) => page.getByRole('button', { name: 'Continue' }).click();
/** Fills in what the last step requires for every return. */
async function fillRemainingFields(page: Page): Promise<void> {
  for (const question of [/seal/, /tags/]) {
    await page.getByRole('group', { name: question }).getByRole('radio', { name: 'Yes' }).check();
  }
  await page.getByRole('combobox', { name: 'Time of day' }).selectOption('evening');
}

/** Returns the number of the return whose page is open. */
async function numberOf(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: /^(?:Return|Exchange) RT-/ })).toBeVisible();
  await page.waitForLoadState();
  return new URL(page.url()).searchParams.get('number') ?? '';
}

/** Performs these desk steps on a return. */
async function advance(apiUrl: string, number: string, ...steps: ReturnStep[]): Promise<void> {
  for (const Step of steps) {
    const facts = { Operator: 'Desk of a browser test', IdempotencyKey: randomUUID(), SellableLineIds: [] };
    await new OrderDesk(apiUrl).call(calls.advanceReturn, { ...facts, ReturnNumber: number, Step });
  }
}

test(
  'a damaged item is returned with a photo and refunded at the gateway',
  ON_PHONE_ALONE,
  async ({ checkout, page, payments, shop, store }) => {
    const key = await checkout.placeOrder();
    const reference = await payments.open(key);
    await payments.decide(reference);
    await payments.expectState(key, 'paid');
    const [number = ''] = await checkout.orderNumbers();
    await new OrderDesk(store.apiUrl).advance(number, 'pack', 'ship', 'deliver');
    await shop.open(`/myaccount/myaccount-order?order=${number}`);
    await page.getByRole('link', { name: 'Return', exact: true }).click();
    await expect(page.getByRole('checkbox', { name: /^Return this item/ })).toBeChecked();
    await clickContinue(page);
    await expect(reason(page)).toHaveAccessibleDescription('Choose a reason.');
    await reason(page).selectOption('damaged');
    await clickContinue(page);
    await shop.settled();
    await fillRemainingFields(page);
    await page.getByRole('button', { name: 'Request return' }).click();
    await expect(page.getByText('Add a photo that shows what is wrong.')).toBeVisible();
    await page.getByLabel('Photos', { exact: true }).setInputFiles(await photo());
    await expect(page.getByRole('button', { name: 'Remove photo 1' })).toBeVisible();
    await expect(page.getByText('1 photo added.')).toBeAttached();
    await page.getByRole('button', { name: 'Request return' }).click();
    const returned = await numberOf(page);
    await expect(page.getByRole('img', { name: 'What you sent, 1 of 1' })).toBeVisible();

    await advance(store.apiUrl, returned, 'approve', 'pick-up', 'pass', 'refund');
    await page.reload();
    await expect(page.getByText('Return completed, refund issued')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('(Razorpay)');
    await expect(page.getByText('Withdraw this return')).toHaveCount(0);
    const { amount } = await payments.ledger(reference);
    const refunded = async () => (await payments.ledger(reference)).payments.map((payment) => payment.refunded);
    await expect.poll(refunded).toEqual([amount]);
  },
);

test('a ring is exchanged for another size, and each step has no accessibility violations', async ({
  checkout,
  page,
  payments,
  shop,
  store,
}) => {
  const [first, second] = sizesInStock(sized);
  await checkout.chooseAddress();
  const ring = { productUrl: `/p-${sized.ProductCode.toLowerCase()}`, sku: first?.SKU, quantity: 1, key: randomUUID() };
  await page.request.post('/api/cart', { headers: SAME_ORIGIN, data: ring });
  expect(await checkout.send('delivery', {})).toMatchObject({ ok: true });
  const { location = '' } = await checkout.send('order', await checkout.orderFields('razorpay'));
  await payments.decide(await payments.open(keyIn(location)));
  await payments.expectState(keyIn(location), 'paid');
  const [number = ''] = await checkout.orderNumbers();
  await new OrderDesk(store.apiUrl).advance(number, 'pack', 'ship', 'deliver');
  const checkAccessibility = async () => {
    await expectNoViolations(page);
    await expectToFit(page);
  };

  await shop.open(pageOf('exchange', number));
  await checkAccessibility();
  const item = page.getByRole('list', { name: 'Items' }).getByRole('listitem').filter({ hasText: sized.ProductTitle });
  await item.getByRole('checkbox').check();
  await item.getByRole('combobox', { name: /^Reason/ }).selectOption('does-not-fit');
  await clickContinue(page);
  await expect(page.getByRole('heading', { name: 'Choose a replacement' })).toBeVisible();
  await clickContinue(page);
  await expect(page.getByText('Choose a replacement.')).toBeVisible();
  await checkAccessibility();
  await page.getByRole('radio', { name: new RegExp(`^${second?.SizeName}\\b`) }).check();
  await clickContinue(page);
  await shop.settled();
  await expect(page.getByRole('list', { name: 'Chosen items' })).toContainText(`size ${second?.SizeName}`);
  await page.getByRole('button', { name: 'Request exchange' }).click();
  await expect(page.getByText('Choose whether the seal is intact.').first()).toBeVisible();
  await checkAccessibility();
  await fillRemainingFields(page);
  await page.getByRole('button', { name: 'Request exchange' }).click();
  const exchanged = await numberOf(page);
  await checkAccessibility();
  await advance(store.apiUrl, exchanged, 'approve', 'pick-up', 'pass', 'exchange');
  await page.reload();
  await page.getByRole('link', { name: /^New order SM-/ }).click();
  await expect(shop.heading(/^Order SM-/)).toBeVisible();
  await expect(page.getByRole('list', { name: 'Items' })).toContainText(`Size ${second?.SizeName}`);
});

test(
  'an exchange for a dearer watch is paid after the quality check, or given up',
  ON_PHONE_ALONE,
  async ({ checkout, page, shop, store }) => {
    const cheap = nextProduct();
    const dear = dearerThan(cheap);
    await checkout.placeOrder('cash-on-delivery', cheap);
    const [number = ''] = await checkout.orderNumbers();
    await new OrderDesk(store.apiUrl).advance(number, 'pack', 'ship', 'deliver');
    await shop.open(pageOf('exchange', number));
    await reason(page).selectOption('changed-mind');
    await clickContinue(page);
    await page.getByRole('searchbox', { name: 'Product name, brand, type or code' }).fill(dear.ProductCode);
    await page.getByRole('main').getByRole('button', { name: 'Search', exact: true }).click();
    const found = page.getByRole('group', { name: dear.ProductTitle });
    await found.getByRole('radio').first().check();
    await clickContinue(page);
    await shop.settled();
    const cost = page.getByRole('region', { name: 'Price difference' });
    await expect(cost).toContainText(/₹[\d,.]+ to pay/);
    await page.getByRole('radio', { name: 'Refund to a gift card' }).check();
    await fillRemainingFields(page);
    await page.getByRole('button', { name: 'Request exchange' }).click();
    const exchanged = await numberOf(page);
    await expect(page.getByRole('link', { name: 'Pay the difference' })).toHaveCount(0);
    await advance(store.apiUrl, exchanged, 'approve', 'pick-up', 'pass', 'exchange');
    await page.reload();
    await page.getByRole('link', { name: 'Pay the difference' }).click();
    await expect(page).toHaveURL(/makepayment/);
    // The payment page is loaded by the client-side router and then reloaded as a new document.
    await page.waitForFunction(() =>
      performance.getEntriesByType('navigation').some(({ name }) => name.includes('/makepayment')),
    );
    await page.waitForLoadState('networkidle');
    await shop.open(`/myaccount/myaccount-order/returns?number=${exchanged}`);
    await page.getByText('Cancel this exchange').click();
    await page.getByRole('button', { name: 'Yes, cancel the exchange' }).click();
    await expect(page.getByText('The exchange has been cancelled. See your refund below.')).toBeVisible();
    await expect(page.getByText('Exchange cancelled, refund issued')).toBeVisible();
    await expect(page.getByRole('list', { name: 'Refunds' })).toContainText('New gift card');
    await expect(page.getByRole('list', { name: 'Items' })).not.toContainText('Exchange for');
  },
);

function dearerThan({ Price, ProductCode }: CatalogueProduct): CatalogueProduct {
  const dear = wellStocked.find((one) => one.Price > Price + 1000 && one.ProductCode !== ProductCode);
  if (!dear) throw new Error('The catalogue has nothing dearer.');
  return dear;
}

test.describe('returns without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test(
    'a cash refund to a bank account returns typed fields and errors, and the return is withdrawn',
    ON_PHONE_ALONE,
    async ({ checkout, page, shop, store }) => {
      await checkout.placeOrder('cash-on-delivery', nextProduct());
      const [number = ''] = await checkout.orderNumbers();
      await new OrderDesk(store.apiUrl).advance(number, 'pack', 'ship', 'deliver');
      await shop.open(pageOf('return', number));
      await reason(page).selectOption('defective');
      await clickContinue(page);
      const field = (name: string | RegExp) => page.getByRole('textbox', { name });
      await page.getByLabel('Photos', { exact: true }).setInputFiles(await photo());
      await field(/Comments/).fill('It stands still.');
      await field('Account number').fill('1234 5678 9012');
      await field('Account holder’s name').fill('Asha Rao');
      await page.getByRole('button', { name: 'Request return' }).click();
      await expect(field('IFSC')).toHaveAccessibleDescription(/for example SBIN0001234/);
      await expect(field(/Comments/)).toHaveValue('It stands still.');
      await expect(field('Account number')).toHaveValue('1234 5678 9012');
      await expect(page.getByRole('img', { name: 'Photo 1' })).toBeVisible();
      await field('IFSC').fill('sbin0001234');
      await fillRemainingFields(page);
      await page.getByRole('button', { name: 'Request return' }).click();
      await numberOf(page);
      await expect(page.getByText(/We transfer it to the bank account ending 9012/)).toBeVisible();
      await page.getByText('Withdraw this return').click();
      await page.getByRole('button', { name: 'Confirm withdrawal' }).click();
      await expect(page.getByText('Your request has been withdrawn. You keep the item.')).toBeVisible();
    },
  );
});
