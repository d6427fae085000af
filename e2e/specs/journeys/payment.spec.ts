import { keyIn, nextProduct } from '../../fixtures/checkout.ts';
import { expect, test } from '../../fixtures/test.ts';

const FAILED = /^The payment did not go through, so your order is not paid\./;
const STOPPED = /^The payment was cancelled\./;

test('who fails at Razorpay keeps the cart, and pays in a second try', async ({
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

test('who closes Razorpay pays at PayU instead, and reload and Back lead to no gateway again', async ({
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
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
  await expect(shop.heading('Thank you')).toBeVisible();
  await expect(checkout.fact('Payment')).toHaveText(/ paid by PayU\.$/);
  // Who comes back from a gateway is still signed in: nobody else reads where it goes.
  await expect(page.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
});

for (const [name, gateway] of [
  ['Razorpay', 'razorpay'],
  ['PayU', 'payu'],
] as const) {
  test(`who pays at ${name} and never comes back has an order, by the webhook`, async ({
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

  test(`the webhook of ${name} twice, beside a browser that comes back thrice, is one order`, async ({
    checkout,
    payments,
  }) => {
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
  });

  test(`while ${name} does not answer, a payment is being checked, and it is found once it does`, async ({
    checkout,
    page,
    payments,
    shop,
    store,
  }) => {
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
    // The page asks by itself.
    await expect(shop.heading('Thank you')).toBeVisible({ timeout: 60_000 });
  });
}

test('what is only authorised is taken, and the order stands', async ({ checkout, payments }) => {
  const key = await checkout.placeOrder();
  const reference = await payments.open(key);
  await payments.decide(reference, { taking: 'authorise' });
  await payments.expectState(key, 'paid');
  expect((await payments.ledger(reference)).payments).toMatchObject([{ status: 'captured' }]);
});

test('news that come after everything else change nothing', async ({ checkout, payments, shop }) => {
  const key = await checkout.placeOrder();
  const reference = await payments.open(key);
  await payments.decide(reference, { outcome: 'fail', webhook: 'never' });
  const fields = await payments.decide(reference, { webhook: 'disorder' });
  expect(await payments.returnFromGateway('razorpay', fields)).toBe(`/thankyou?order=${key}`);
  await payments.resend(reference);
  await shop.open(`/thankyou?order=${key}`);
  await expect(shop.heading('Thank you')).toBeVisible();
  expect(await payments.state(key)).toBe('paid');
});

test('what is paid after it sold out goes back, and is told', async ({ checkout, payments, shop, store }) => {
  const item = nextProduct();
  const sku = item.Skus[0]?.SKU ?? '';
  const key = await checkout.placeOrder('razorpay', item);
  const reference = await payments.open(key);
  // The ten minutes are over, and somebody else was faster.
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

test('a gateway that cannot be reached is told, and the other one pays', async ({ checkout, page, payments, shop }) => {
  await payments.outage('razorpay', 'error');
  const key = await checkout.placeOrder();
  await shop.open(`/makepayment?order=${key}`);
  await expect(page.getByRole('alert').filter({ hasText: /^We cannot reach the payment service/ })).toBeVisible();
  await payments.outage('razorpay', 'none');
  await checkout.button(/with PayU$/).click();
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
  await expect(shop.heading('Thank you')).toBeVisible();
  expect(keyIn(page.url())).toBe(key);
  await shop.open(`/makepayment?order=${key}`);
  await expect(page).toHaveURL(`/thankyou?order=${key}`);
});

test("where Razorpay's script is never answered, its own page takes its place", async ({
  checkout,
  page,
  payments,
  shop,
}) => {
  await page.route(/checkout\.js/, () => undefined);
  const key = await checkout.placeOrder();
  // The script that never comes keeps the page from having loaded until the other page takes its place.
  await page.goto(`/makepayment?order=${key}`, { waitUntil: 'domcontentloaded' });
  await page.getByRole('button', { name: /^Pay ₹[\d,.]+$/ }).click();
  await expect(shop.heading('Thank you')).toBeVisible();
  expect(await payments.state(key)).toBe('paid');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test("who gives up on Razorpay's own page lets the items go", async ({ checkout, page, payments, shop }) => {
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
