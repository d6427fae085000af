import { keyIn, nextProduct } from '../../fixtures/checkout.ts';
import { IN_REST } from '../../fixtures/devices.ts';
import { expect, test } from '../../fixtures/test.ts';

const FAILED = /^The payment did not go through, so your order is not paid\./;
const STOPPED = /^The payment was cancelled\./;

test('after a failure at Razorpay the cart is kept, and a second attempt pays', async ({
  cart,
  checkout,
  page,
  payments,
  shop,
}) => {
  await checkout.prepare();
  await shop.open('/checkout');
  await checkout.pay.click();
  await payments.overlay.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  expect((await cart.read()).count).toBe(1);
  await checkout.button(/with Razorpay$/).click();
  await payments.overlay.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
  await expect(shop.heading('Thank you')).toBeVisible();
  await expect.poll(async () => (await cart.read()).count).toBe(0);
  expect(await checkout.orderNumbers()).toHaveLength(1);
});

test('after closing Razorpay the order is paid at PayU, and reload and Back lead to no gateway again', async ({
  checkout,
  page,
  payments,
  shop,
}) => {
  await checkout.prepare();
  await shop.open('/checkout');
  await checkout.pay.click();
  await payments.overlay.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert').filter({ hasText: STOPPED })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: STOPPED })).toBeVisible();
  await checkout.button(/with PayU$/).click();
  await page.getByRole('button', { name: 'Fail' }).click();
  await expect(page.getByRole('alert').filter({ hasText: FAILED })).toBeVisible();
  await checkout.button(/with PayU$/).click();
  await payments.payOnPage();
  await expect(shop.heading('Thank you')).toBeVisible();
  await expect(checkout.fact('Payment')).toHaveText(/ paid by PayU\.$/);
  // The shopper is still signed in after the gateway; nobody else sees the delivery address.
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
});

for (const [name, gateway] of [
  ['Razorpay', 'razorpay'],
  ['PayU', 'payu'],
] as const) {
  test(`a payment at ${name} without a return to the store creates an order by the webhook`, async ({
    cart,
    checkout,
    page,
    payments,
    shop,
  }) => {
    await checkout.prepare();
    await shop.open('/checkout');
    await checkout.paymentOption(name).check();
    await checkout.pay.click();
    const desk = gateway === 'razorpay' ? payments.overlay : page;
    await desk.getByRole('button', { name: 'Pay, but do not return to the store' }).click();
    await expect(desk.getByRole('heading', { name: / paid$/ })).toBeVisible();
    await page.goto('/myaccount/order-list');
    await expect(async () => {
      await page.reload();
      await expect(page.getByRole('main').getByText('Confirmed')).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect.poll(async () => (await cart.read()).count).toBe(0);
  });

  test(
    `two webhooks of ${name} and three returns of the browser create one order`,
    IN_REST,
    async ({ checkout, payments }) => {
      const key = await checkout.placeOrder(gateway);
      const reference = await payments.open(key, gateway);
      const fields = await payments.decide(reference, { webhook: 'twice' });
      const locations = await Promise.all([1, 2, 3].map(() => payments.returnFromGateway(gateway, fields)));
      expect(new Set(locations)).toEqual(new Set([`/thankyou?order=${key}`]));
      await payments.resend(reference);
      await payments.expectState(key, 'paid');
      expect(await checkout.orderNumbers()).toHaveLength(1);
      const { amount, payments: made } = await payments.ledger(reference);
      expect(made).toMatchObject([{ status: 'captured', captured: amount, refunded: 0 }]);
    },
  );

  test(
    `while ${name} does not respond, a payment is being checked, and it is found afterwards`,
    IN_REST,
    async ({ checkout, page, payments, shop, store }) => {
      const key = await checkout.placeOrder(gateway);
      const reference = await payments.open(key, gateway);
      const fields = await payments.decide(reference, { webhook: 'never' });
      await payments.outage(gateway, 'down');
      expect(await payments.returnFromGateway(gateway, fields)).toBe(`/thankyou?order=${key}`);
      await shop.open(`/thankyou?order=${key}`);
      await expect(shop.heading('We are confirming with your bank')).toBeVisible();
      await expect(page.getByText('Please do not pay again.')).toBeVisible();
      await payments.outage(gateway, 'none');
      store.change('update payment_attempts set next_check_at = 1 where next_check_at is not null');
      // The page polls the payment by itself.
      await expect(shop.heading('Thank you')).toBeVisible({ timeout: 60_000 });
    },
  );
}

test('an authorised payment is captured, and the order is confirmed', async ({ checkout, payments }) => {
  const key = await checkout.placeOrder();
  const reference = await payments.open(key);
  await payments.decide(reference, { taking: 'authorise' });
  await payments.expectState(key, 'paid');
  expect((await payments.ledger(reference)).payments).toMatchObject([{ status: 'captured' }]);
});

test(
  'payment events that arrive after everything else change nothing',
  IN_REST,
  async ({ checkout, payments, shop }) => {
    const key = await checkout.placeOrder();
    const reference = await payments.open(key);
    await payments.decide(reference, { outcome: 'fail', webhook: 'never' });
    const fields = await payments.decide(reference, { webhook: 'disorder' });
    expect(await payments.returnFromGateway('razorpay', fields)).toBe(`/thankyou?order=${key}`);
    await payments.resend(reference);
    await shop.open(`/thankyou?order=${key}`);
    await expect(shop.heading('Thank you')).toBeVisible();
    expect(await payments.state(key)).toBe('paid');
  },
);

test('a payment for items that sold out meanwhile is refunded, and the shopper is told', async ({
  checkout,
  payments,
  shop,
  store,
}) => {
  const item = nextProduct();
  const sku = item.Skus[0]?.SKU ?? '';
  const key = await checkout.placeOrder('razorpay', item);
  const reference = await payments.open(key);
  // The reservation of ten minutes has ended, and another shopper bought the last item.
  store.change(
    'update orders set hold_expires_at = 1 where basket_guid = (select basket_guid from orders where key = ?)',
    key,
  );
  await payments.expectState(key, 'failed');
  store.setStock(sku, 0);
  const fields = await payments.decide(reference, { webhook: 'never' });
  expect(await payments.returnFromGateway('razorpay', fields)).toBe(`/thankyou?order=${key}`);
  await payments.expectState(key, 'refunded');
  await shop.open(`/thankyou?order=${key}`);
  await expect(shop.heading('We have refunded you')).toBeVisible();
  const { amount, payments: made } = await payments.ledger(reference);
  expect(made).toMatchObject([{ captured: amount, refunded: amount }]);
  store.setStock(sku, item.Skus[0]?.StoreQuantity ?? 1);
});

test(
  'an unreachable gateway is reported, and the other one can be used',
  IN_REST,
  async ({ checkout, page, payments, shop }) => {
    await payments.outage('razorpay', 'error');
    const key = await checkout.placeOrder();
    await shop.open(`/makepayment?order=${key}`);
    await expect(page.getByRole('alert').filter({ hasText: /^We cannot reach the payment service/ })).toBeVisible();
    await payments.outage('razorpay', 'none');
    await checkout.button(/with PayU$/).click();
    await payments.payOnPage();
    await expect(shop.heading('Thank you')).toBeVisible();
    expect(keyIn(page.url())).toBe(key);
    await shop.open(`/makepayment?order=${key}`);
    await expect(page).toHaveURL(`/thankyou?order=${key}`);
  },
);

test(
  "where Razorpay's script does not load, its hosted page is used instead",
  IN_REST,
  async ({ checkout, page, payments, shop }) => {
    await page.route(/checkout\.js/, () => undefined);
    const key = await checkout.placeOrder();
    // The pending script delays the load event until the hosted page replaces the page.
    await page.goto(`/makepayment?order=${key}`, { waitUntil: 'domcontentloaded' });
    await payments.payOnPage();
    await expect(shop.heading('Thank you')).toBeVisible();
    expect(await payments.state(key)).toBe('paid');
  },
);

test.describe('payment without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test("cancelling on Razorpay's hosted page ends the reservation of the items", async ({
    checkout,
    page,
    payments,
    shop,
  }) => {
    const key = await checkout.placeOrder();
    await shop.open(`/makepayment?order=${key}`);
    await checkout.button(/with Razorpay$/).click();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await expect(page.getByRole('alert').filter({ hasText: STOPPED })).toBeVisible();
    expect(await payments.state(key)).toBe('awaiting');
    await checkout.button('Cancel payment').click();
    await expect(page.getByText('We are no longer holding these items for you.')).toBeVisible();
    expect(await payments.state(key)).toBe('failed');
  });
});
