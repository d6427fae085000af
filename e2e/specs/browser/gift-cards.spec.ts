import { randomUUID } from 'node:crypto';
import { CartPage } from '../../fixtures/cart.ts';
import { product, rupees } from '../../fixtures/catalogue.ts';
import { CARDS, GiftsPart, lastDigits, newGiftCoupon } from '../../fixtures/gifts.ts';
import { outbox } from '../../fixtures/outbox.ts';
import { expect, test } from '../../fixtures/test.ts';
import { OF_THE_STORE } from '../../fixtures/visitor.ts';

/** ₹12,495, and ₹11,245.50 with the best of its offers. */
const watch = product('1801AV01');
/** ₹2,124, and no offer for one; ₹99 for shipping. */
const studs = product('S201RP01');
const WRONG = 'The number and PIN do not match. Please check both.';

test.use({ expectedProblems: /\b4(?:22|29)\b/ });

test.describe('a gift coupon', () => {
  const TAKEN = 'This gift coupon has been used or is in another cart. Try again later or enter another code.';

  test('is held for one cart, and free for another once it is removed', async ({
    cart,
    page,
    store,
    anotherBrowser,
  }) => {
    const code = newGiftCoupon(store, 500_00);
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    await gifts.applyCoupon(` ${code.toLowerCase()} `);
    await expect(gifts.region).toContainText(/Gift coupon of ₹500, held for you until \d\d:\d\d\./);
    await expect(cart.figure('Gift coupon')).toHaveText('−₹500');
    await expect(cart.figure('To pay')).toHaveText('₹10,745.50');

    const other = new GiftsPart(await anotherBrowser());
    const otherCart = new CartPage(other.page);
    await otherCart.add(watch);
    await otherCart.open();
    await other.applyCoupon(code);
    await expect(other.coupon).toHaveAccessibleDescription(TAKEN);
    await expect(otherCart.figure('To pay')).toHaveText('₹11,245.50');

    await gifts.button('Remove gift coupon').click();
    await expect(cart.figure('To pay')).toHaveText('₹11,245.50');
    await other.applyCoupon(code);
    await expect(otherCart.figure('To pay')).toHaveText('₹10,745.50');
  });

  test('whose hold has ended is told and takes nothing off', async ({ cart, page, store }) => {
    const code = newGiftCoupon(store, 500_00);
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    await gifts.applyCoupon(code);
    await expect(cart.figure('To pay')).toHaveText('₹10,745.50');
    store.change('update gift_coupon_requests set expires_at = ? where code = ?', Date.now() - 1, code);
    await page.reload();
    await expect(cart.figure('To pay')).toHaveText('₹11,245.50');
    await expect(gifts.region.getByRole('alert')).toHaveText(
      'Your gift coupon is no longer reserved for this cart. Enter the code again to use it.',
    );
    await gifts.applyCoupon(code);
    await expect(cart.figure('To pay')).toHaveText('₹10,745.50');
  });

  test('that an order used while it was held is told as used', async ({ cart, page, store }) => {
    const code = newGiftCoupon(store, 500_00);
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    await gifts.applyCoupon(code);
    await expect(cart.figure('To pay')).toHaveText('₹10,745.50');
    store.change('update gift_coupons set used_at = ? where code = ?', Date.now(), code);
    await page.reload();
    await expect(cart.figure('To pay')).toHaveText('₹11,245.50');
    await expect(gifts.region.getByRole('alert')).toHaveText(
      'Your gift coupon has been used for an order. Enter another code.',
    );
  });

  test('worth more than the cart leaves shipping to pay, and says that the rest is not kept', async ({
    cart,
    page,
    store,
  }) => {
    await cart.add(studs);
    await cart.open();
    const gifts = new GiftsPart(page);
    await gifts.applyCoupon(newGiftCoupon(store, 3000_00));
    await expect(cart.figure('Gift coupon')).toHaveText('−₹2,124');
    await expect(cart.figure('To pay')).toHaveText('₹99');
    await expect(gifts.region).toContainText('You are using ₹2,124 of it. You cannot use the rest later.');
  });

  test('that does not count is refused, with the reason', async ({ cart, page }) => {
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    for (const [code, words] of Object.entries({
      NOSUCHGIFT: 'This gift coupon code does not exist. Please check it for a typing mistake.',
      GIFTUSED: TAKEN,
      GIFTSOON: 'This gift coupon is valid from 1 January 2030. Try again then.',
      GIFTOLD: /^This gift coupon was valid until 3 May 2026\.$/,
    })) {
      await gifts.applyCoupon(code);
      await expect(gifts.coupon, code).toHaveAccessibleDescription(words);
      await expect(cart.figure('To pay'), code).toHaveText('₹11,245.50');
    }
  });
});

test.describe('a gift card', () => {
  test('pays a part, two pay more, and one that pays all leaves nothing to pay', async ({ cart, page }) => {
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    await gifts.applyCard({ ...CARDS.rest, number: '6018 2026 0000 0029' });
    await expect(gifts.cards).toContainText(['Card ending 0029: ₹750 of ₹750 used']);
    await expect(cart.figure('Gift cards')).toHaveText('−₹750');
    await expect(cart.figure('Total')).toHaveText('₹11,245.50');
    await expect(cart.figure('To pay')).toHaveText('₹10,495.50');
    await gifts.applyCard(CARDS.fifty);
    await expect(gifts.cards).toContainText([
      'Card ending 0029: ₹750 of ₹750',
      'Card ending 0052: ₹10,495.50 of ₹50,000',
    ]);
    await expect(cart.figure('To pay')).toHaveText('₹0');
    await expect(cart.checkout).toBeVisible();

    await gifts.button('Remove gift card ending 0029').click();
    await expect(gifts.cards).toContainText(['Card ending 0052: ₹11,245.50 of ₹50,000']);
    await expect(cart.figure('To pay')).toHaveText('₹0');
    await gifts.button('Remove gift card ending 0052').click();
    await expect(cart.figure('To pay')).toHaveText('₹11,245.50');
    await expect(cart.figure('Gift cards')).toHaveCount(0);
  });

  test('that pays nothing is refused, with the reason', async ({ cart, page }) => {
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    // The reason of a card is another one each time, so that none is taken for the one before.
    for (const [words, card] of [
      [WRONG, { ...CARDS.five, pin: '000000' }],
      ['This gift card has no balance left.', CARDS.empty],
      [WRONG, { number: '6018202699999999', pin: '246810' }],
      ['This gift card was valid until 3 May 2026.', CARDS.expired],
    ] as const) {
      await gifts.applyCard(card);
      await expect(gifts.number, card.number).toHaveAccessibleDescription(new RegExp(`${words}$`));
      await expect(cart.figure('To pay'), card.number).toHaveText('₹11,245.50');
      expect((await cart.read()).giftCards, card.number).toEqual([]);
    }
  });

  test('is locked after five wrong tries of a visitor, the right PIN then being none the wiser', async ({
    cart,
    page,
  }) => {
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    const card = { number: '6018202600000078', pin: '000000' };
    for (let tried = 0; tried < 5; tried += 1) {
      const answer = await cart.submit('gift-cards', { intent: 'apply', ...card, pin: `00000${tried}` });
      expect(answer.status()).toBe(422);
    }
    const refused = await cart.submit('gift-cards', { intent: 'apply', ...CARDS.five });
    expect(refused.status()).toBe(429);
    expect(Number(refused.headers()['retry-after'])).toBeGreaterThan(0);
    await gifts.applyCard(CARDS.five);
    await expect(gifts.region.getByRole('alert')).toContainText(/Too many tries\. Try again in 1[45] minutes\./);
    await expect(cart.figure('To pay')).toHaveText('₹11,245.50');
  });

  test.describe('without scripts', () => {
    test.use({ javaScriptEnabled: false });

    test('is used and removed by forms, and a wrong PIN comes back with its words', async ({ cart, page }) => {
      await cart.add(watch);
      await cart.open();
      const gifts = new GiftsPart(page);
      await gifts.applyCard({ ...CARDS.five, pin: '999999' });
      await expect(gifts.number).toHaveAccessibleDescription(new RegExp(`${WRONG}$`));
      await expect(gifts.pin).toHaveValue('');
      await gifts.applyCard(CARDS.five);
      await expect(page).toHaveURL(/\?notice=gift-card-used#gifts$/);
      await expect(cart.figure('To pay')).toHaveText('₹6,245.50');
      await gifts.button(`Remove gift card ending ${lastDigits(CARDS.five)}`).click();
      await expect(cart.figure('To pay')).toHaveText('₹11,245.50');
    });
  });
});

test('a bought gift card comes by mail, pays in a cart, and stands nowhere else', async ({
  cart,
  page,
  payments,
  shop,
  store,
}) => {
  const [recipient, sender] = [`asha-${randomUUID()}@example.com`, `ravi-${randomUUID()}@example.com`];
  const field = (name: string) => page.getByRole('textbox', { name, exact: true });
  await shop.open('/gift-cards');
  await page.getByRole('radio', { name: 'Another amount' }).check();
  await field('Amount in rupees').fill('1,999');
  await field('Recipient’s name').fill('Asha');
  await field('Recipient’s email').fill(recipient);
  await field('Message (optional)').fill('For the first of many mornings');
  await field('Your name').fill('Ravi');
  await field('Your email').fill(sender);
  await field('Your mobile number').fill('98765 43210');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  await expect(page).toHaveURL(/\/gift-cards\/orders\/[\w-]+$/);
  expect(await outbox(store.apiUrl, recipient)).toEqual([]);
  await expect(page.getByText('Test payment')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₹1,999 with Razorpay' }).click();
  await payments.overlay.getByRole('button', { name: 'Pay ₹1,999' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `We are emailing the gift card to ${recipient} by mail.` }),
  ).toBeVisible();
  const order = page.url();
  // Nothing is left to pay.
  const { pathname } = new URL(order);
  const again = await page.request.post('/api/gift-cards/payment', {
    headers: OF_THE_STORE,
    data: { order: pathname.split('/').at(-1), gateway: 'payu' },
  });
  expect(await again.json()).toEqual({ ok: true, location: pathname });

  await expect.poll(async () => (await outbox(store.apiUrl, recipient)).length).toBe(1);
  const [mail] = await outbox(store.apiUrl, recipient);
  expect(mail?.body).toContain('> For the first of many mornings');
  const written = /Gift card number: ([\d ]{19})\nPIN: (\d{6})/.exec(mail?.body ?? '');
  const [typed = '', pin = ''] = written?.slice(1) ?? [];
  const number = typed.replaceAll(' ', '');
  expect(number).toMatch(/^\d{16}$/);

  await cart.add(watch);
  await cart.open();
  const gifts = new GiftsPart(page);
  await gifts.applyCard({ number: typed, pin });
  await expect(gifts.cards).toContainText([`Card ending ${number.slice(-4)}: ${rupees(1999)} of ${rupees(1999)} used`]);
  await expect(cart.figure('To pay')).toHaveText('₹9,246.50');

  await shop.open('/gift-cards/balance');
  await field('Gift card number').fill(typed);
  await field('PIN').fill(pin);
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Card ending ${number.slice(-4)}` })).toContainText(
    '₹1,999 of ₹1,999 is left.',
  );

  const places = await Promise.all(
    [order, '/cart', '/api/cart', '/gift-cards', '/gift-cards/balance'].map(async (path) =>
      (await page.request.get(path)).text(),
    ),
  );
  const messages = (await (
    await fetch(`${store.apiUrl}/outbox`, { headers: { accept: 'application/json' } })
  ).json()) as { recipient: string }[];
  const others = messages.filter((message) => message.recipient !== recipient);
  expect(others.some((message) => message.recipient === sender)).toBe(true);
  for (const text of [...places, JSON.stringify(others), store.storefront.output, store.retailApi.output]) {
    // The scripts of a page are numbered, too, as I[123456,.
    const told = text.replaceAll(/I\[\d+/g, '');
    for (const secret of [number, typed, new RegExp(`\\b${pin}\\b`)]) expect(told).not.toMatch(secret);
  }
  expect(store.retailApi.output).not.toBe('');
});
