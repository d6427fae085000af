import { wellStocked } from '../../fixtures/catalogue.ts';
import { IN_REST } from '../../fixtures/devices.ts';
import { CARDS } from '../../fixtures/gifts.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { expect, test } from '../../fixtures/test.ts';

test('cash on delivery needs no payment gateway', async ({ checkout, page, shop, shopper, store }) => {
  await checkout.prepare();
  await shop.open('/checkout');
  await checkout.paymentOption('Cash on delivery').check();
  await checkout.button('Place order').click();
  await expect(shop.heading('Thank you')).toBeVisible();
  await expect(checkout.fact('Payment')).toHaveText(/^₹[\d,.]+ to pay the courier on delivery\.$/);
  await expect(page.getByText('Test payment')).toHaveCount(0);
  const number = await checkout.fact('Order number').innerText();
  await expect
    .poll(async () => (await readOutbox(store.apiUrl, shopper.mobile)).map(({ kind }) => kind))
    .toContain('order-confirmed');
  await shop.open(`/myaccount/myaccount-order?order=${number}`);
  await expect(page.getByText('Confirmed', { exact: true }).first()).toBeVisible();
});

test('gift cards alone pay an order without a payment gateway', async ({ cart, checkout, page, shop, store }) => {
  await checkout.prepare();
  // Resets the balance, because other orders may have used it.
  store.change('update gift_cards set balance = initial_amount where number = ?', CARDS.fifty.number);
  expect((await cart.submit('gift-cards', { intent: 'apply', ...CARDS.fifty })).status()).toBe(200);
  await shop.open('/checkout');
  await expect(page.getByText('Your gift cards cover the full amount.')).toBeVisible();
  await checkout.button('Place order').click();
  await expect(shop.heading('Thank you')).toBeVisible();
  await expect(checkout.fact('Payment')).toHaveText('Paid by gift card.');
  await expect(page.getByRole('link', { name: 'Invoice' })).toBeVisible();
  await expect.poll(async () => (await cart.read()).giftCards).toEqual([]);
});

/** Five of these items cost more than the limit for cash. */
const costly = wellStocked.find(({ Price }) => Price > 2500);

test('cash on delivery is not offered for an order of a large amount', IN_REST, async ({ checkout, page, shop }) => {
  await checkout.prepare(costly, 5);
  await shop.open('/checkout');
  await expect(checkout.paymentOption('Cash on delivery')).toBeDisabled();
  await expect(page.getByText('Available for orders up to ₹10,000.')).toBeVisible();
  const fields = await checkout.orderFields('cash-on-delivery');
  expect(await checkout.send('order', fields)).toMatchObject({
    status: 422,
    problems: { method: /cannot use this payment method/ },
  });
});
