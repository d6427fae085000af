import { randomUUID } from 'node:crypto';
import { CartPage } from '../../fixtures/cart.ts';
import { formatRupees, product } from '../../fixtures/catalogue.ts';
import { CARDS, GiftsPart, lastDigits, newGiftCoupon } from '../../fixtures/gifts.ts';
import { readOutbox } from '../../fixtures/outbox.ts';
import { SAME_ORIGIN } from '../../fixtures/request-headers.ts';
import { expect, test } from '../../fixtures/test.ts';

/** ₹12,495, and ₹11,245 with the best of its offers. */
const watch = product('1801AV01');
/** ₹2,124, and no offer for a single one; ₹99 for shipping. */
const studs = product('S201RP01');
const WRONG = 'The number and PIN do not match. Please check both.';

test.use({ expectedProblems: /\b4(?:22|29)\b/ });

test.describe('a gift coupon', () => {
  const ALREADY_USED = 'This gift coupon has been used or is in another cart. Try again later or enter another code.';

  test('a gift coupon is reserved for one cart, and available to another after its removal', async ({
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
    await expect(gifts.region).toContainText(
      /Gift coupon of ₹500, held for you until \d{1,2}:\d\d [ap]m (?:today|on .+), India time\./,
    );
    await expect(cart.figure('Gift coupon')).toHaveText('−₹500');
    await expect(cart.figure('To pay')).toHaveText('₹10,745');

    const other = new GiftsPart(await anotherBrowser());
    const otherCart = new CartPage(other.page);
    await otherCart.add(watch);
    await otherCart.open();
    await other.applyCoupon(code);
    await expect(other.coupon).toHaveAccessibleDescription(ALREADY_USED);
    await expect(otherCart.figure('To pay')).toHaveText('₹11,245');

    await gifts.button('Remove gift coupon').click();
    await expect(cart.figure('To pay')).toHaveText('₹11,245');
    await other.applyCoupon(code);
    await expect(otherCart.figure('To pay')).toHaveText('₹10,745');
  });

  test('a gift coupon whose reservation has ended is reported and gives no discount', async ({ cart, page, store }) => {
    const code = newGiftCoupon(store, 500_00);
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    await gifts.applyCoupon(code);
    await expect(cart.figure('To pay')).toHaveText('₹10,745');
    store.change('update gift_coupon_requests set expires_at = ? where code = ?', Date.now() - 1, code);
    await page.reload();
    await expect(cart.figure('To pay')).toHaveText('₹11,245');
    await expect(gifts.region.getByRole('alert')).toHaveText(
      'Your gift coupon is no longer reserved for this cart. Enter the code again to use it.',
    );
    await gifts.applyCoupon(code);
    await expect(cart.figure('To pay')).toHaveText('₹10,745');
  });

  test('a gift coupon used by an order while it was reserved is reported as used', async ({ cart, page, store }) => {
    const code = newGiftCoupon(store, 500_00);
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    await gifts.applyCoupon(code);
    await expect(cart.figure('To pay')).toHaveText('₹10,745');
    store.change('update gift_coupons set used_at = ? where code = ?', Date.now(), code);
    await page.reload();
    await expect(cart.figure('To pay')).toHaveText('₹11,245');
    await expect(gifts.region.getByRole('alert')).toHaveText(
      'Your gift coupon has been used for an order. Enter another code.',
    );
  });

  test('a gift coupon worth more than the cart leaves shipping to pay, and says that the rest is lost', async ({
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

  test('a gift coupon that is not applied is refused with the reason', async ({ cart, page }) => {
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    for (const [code, text] of Object.entries({
      NOSUCHGIFT: 'This gift coupon code does not exist. Please check it for a typing mistake.',
      GIFTUSED: ALREADY_USED,
      GIFTSOON: 'This gift coupon is valid from 1 January 2030. Try again then.',
      GIFTOLD: /^This gift coupon was valid until 3 May 2026\.$/,
    })) {
      await gifts.applyCoupon(code);
      await expect(gifts.coupon, code).toHaveAccessibleDescription(text);
      await expect(cart.figure('To pay'), code).toHaveText('₹11,245');
    }
  });
});

test.describe('a gift card', () => {
  test('gift cards pay a part, together more, and one that covers the order leaves nothing to pay', async ({
    cart,
    page,
  }) => {
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    await gifts.applyCard({ ...CARDS.rest, number: '6018 2026 0000 0029' });
    await expect(gifts.cards).toContainText(['Card ending 0029: ₹750 of ₹750 used']);
    await expect(cart.figure('Gift cards')).toHaveText('−₹750');
    await expect(cart.figure('Total')).toHaveText('₹11,245');
    await expect(cart.figure('To pay')).toHaveText('₹10,495');
    await gifts.applyCard(CARDS.fifty);
    await expect(gifts.cards).toContainText(['Card ending 0029: ₹750 of ₹750', 'Card ending 0052: ₹10,495 of ₹50,000']);
    await expect(cart.figure('To pay')).toHaveText('₹0');
    await expect(cart.checkout).toBeVisible();

    await gifts.button('Remove gift card ending 0029').click();
    await expect(gifts.cards).toContainText(['Card ending 0052: ₹11,245 of ₹50,000']);
    await expect(cart.figure('To pay')).toHaveText('₹0');
    await gifts.button('Remove gift card ending 0052').click();
    await expect(cart.figure('To pay')).toHaveText('₹11,245');
    await expect(cart.figure('Gift cards')).toHaveCount(0);
  });

  test('a gift card that pays nothing is refused with the reason', async ({ cart, page }) => {
    await cart.add(watch);
    await cart.open();
    const gifts = new GiftsPart(page);
    // Each card is refused for another reason, so that no message is mistaken for the previous one.
    for (const [text, card] of [
      [WRONG, { ...CARDS.five, pin: '000000' }],
      ['This gift card has no balance left.', CARDS.empty],
      [WRONG, { number: '6018202699999999', pin: '246810' }],
      ['This gift card was valid until 3 May 2026.', CARDS.expired],
    ] as const) {
      await gifts.applyCard(card);
      await expect(gifts.number, card.number).toHaveAccessibleDescription(new RegExp(`${text}$`));
      await expect(cart.figure('To pay'), card.number).toHaveText('₹11,245');
      expect((await cart.read()).giftCards, card.number).toEqual([]);
    }
  });

  test('a gift card is locked after five wrong attempts of a visitor, and the right PIN gets the same answer', async ({
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
    await expect(gifts.region.getByRole('alert')).toContainText(/Too many attempts\. Try again in 1[45] minutes\./);
    await expect(cart.figure('To pay')).toHaveText('₹11,245');
  });

  test.describe('gift cards without JavaScript', () => {
    test.use({ javaScriptEnabled: false });

    test('a gift card is applied and removed by forms, and a wrong PIN returns with its message', async ({
      cart,
      page,
    }) => {
      await cart.add(watch);
      await cart.open();
      const gifts = new GiftsPart(page);
      await gifts.applyCard({ ...CARDS.five, pin: '999999' });
      await expect(gifts.number).toHaveAccessibleDescription(new RegExp(`${WRONG}$`));
      await expect(gifts.pin).toHaveValue('');
      await gifts.applyCard(CARDS.five);
      await expect(page).toHaveURL(/\?notice=gift-card-used#gifts$/);
      await expect(cart.figure('To pay')).toHaveText('₹6,245');
      await gifts.button(`Remove gift card ending ${lastDigits(CARDS.five)}`).click();
      await expect(cart.figure('To pay')).toHaveText('₹11,245');
    });
  });
});

test('a bought gift card arrives by email, pays in a cart, and is shown nowhere else', async ({
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
  expect(await readOutbox(store.apiUrl, recipient)).toEqual([]);
  await expect(page.getByText('Test payment')).toBeVisible();
  await page.getByRole('button', { name: 'Pay ₹1,999 with Razorpay' }).click();
  await payments.overlay.getByRole('button', { name: 'Pay ₹1,999' }).click();
  await expect(
    page.getByRole('status').filter({ hasText: `We are emailing the gift card to ${recipient}.` }),
  ).toBeVisible();
  const order = page.url();
  // Nothing is left to pay.
  const { pathname } = new URL(order);
  const again = await page.request.post('/api/gift-cards/payment', {
    headers: SAME_ORIGIN,
    data: { order: pathname.split('/').at(-1), gateway: 'payu' },
  });
  expect(await again.json()).toEqual({ ok: true, location: pathname });

  await expect.poll(async () => (await readOutbox(store.apiUrl, recipient)).length).toBe(1);
  const [mail] = await readOutbox(store.apiUrl, recipient);
  expect(mail?.body).toContain('> For the first of many mornings');
  const written = /Gift card number: ([\d ]{19})\nPIN: (\d{6})/.exec(mail?.body ?? '');
  const [typed = '', pin = ''] = written?.slice(1) ?? [];
  const number = typed.replaceAll(' ', '');
  expect(number).toMatch(/^\d{16}$/);

  await cart.add(watch);
  await cart.open();
  const gifts = new GiftsPart(page);
  await gifts.applyCard({ number: typed, pin });
  await expect(gifts.cards).toContainText([
    `Card ending ${number.slice(-4)}: ${formatRupees(1999)} of ${formatRupees(1999)} used`,
  ]);
  await expect(cart.figure('To pay')).toHaveText('₹9,246');

  await shop.open('/gift-cards/balance');
  await field('Gift card number').fill(typed);
  await field('PIN').fill(pin);
  await page.getByRole('button', { name: 'Check balance' }).click();
  await expect(page.getByRole('status').filter({ hasText: `Card ending ${number.slice(-4)}` })).toContainText(
    '₹1,999 of ₹1,999 left.',
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
    // The scripts of a page contain numbers, too, as in I[123456,.
    const bodyText = text.replaceAll(/I\[\d+/g, '');
    for (const secret of [number, typed, new RegExp(`\\b${pin}\\b`)]) expect(bodyText).not.toMatch(secret);
  }
  expect(store.retailApi.output).not.toBe('');
});
