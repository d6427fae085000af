import { randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { addGiftCoupon } from '#lib/testing/examples/gifts.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST as CHANGE_CART, GET as VIEW_CART } from '../route.ts';
import { POST } from './route.ts';

const PATH = '/api/cart/gift-coupon';

const setup = setUpRetailApi();
let browser: Browser;

async function browserWithCart(): Promise<Browser> {
  const fresh = newBrowser();
  const watch = { productUrl: '/gadaro-curved-1801av01', sku: '1801AV01', quantity: 1, key: randomUUID() };
  expect((await fresh.json(CHANGE_CART, 'POST', '/api/cart', watch)).status).toBe(200);
  return fresh;
}

const apply = (code: unknown, from: Browser = browser) => from.json(POST, 'POST', PATH, { intent: 'apply', code });
const remove = () => browser.json(POST, 'POST', PATH, { intent: 'remove' });
const cart = async (of: Browser = browser) => (await of.get(VIEW_CART, '/api/cart')).body.cart;

beforeEach(async () => {
  browser = await browserWithCart();
});

test('a gift coupon is reserved for an hour, takes off its amount, and is released when removed', async () => {
  const code = await addGiftCoupon(setup.api);
  const before = (await cart()).figures.total;
  const held = await apply(` ${code.toLowerCase()} `);
  expect(held.status).toBe(200);
  expect(held.body.data.cart).toMatchObject({
    giftCoupon: { amount: 50_000 },
    figures: { giftCouponDiscount: 50_000, total: before - 50_000 },
  });
  const left = held.body.data.cart.giftCoupon.expiresAt - Date.now();
  expect(left).toBeGreaterThan(59 * MINUTE_MS);
  expect(left).toBeLessThanOrEqual(HOUR_MS);
  expect(await cart()).toEqual(held.body.data.cart);

  const removed = await remove();
  expect(removed.body.data.cart).toMatchObject({ giftCoupon: null, figures: { total: before } });
  expect((await remove()).status).toBe(200);
});

test('a gift coupon reserved by one cart is refused for others until it is released', async () => {
  const code = await addGiftCoupon(setup.api);
  const other = await browserWithCart();
  await apply(code);
  expect((await apply(code, other)).body.problems).toEqual({ code: expect.stringMatching(/is in another cart/) });
  expect((await cart(other)).giftCoupon).toBeNull();
  await remove();
  expect((await apply(code, other)).body.data.cart.giftCoupon.amount).toBe(50_000);
});

test('another gift coupon replaces the first, which is released', async () => {
  const [first, second] = [await addGiftCoupon(setup.api), await addGiftCoupon(setup.api)];
  await apply(first);
  expect((await apply(second)).body.data.cart.figures.giftCouponDiscount).toBe(50_000);
  expect((await apply(first, await browserWithCart())).status).toBe(200);
});

test('a gift coupon that cannot be applied says why at its field', async () => {
  const ended = await addGiftCoupon(setup.api, { endsAt: Date.now() - DAY_MS });
  const notBegun = await addGiftCoupon(setup.api, { startsAt: Date.now() + DAY_MS });
  const used = await addGiftCoupon(setup.api, { usedAt: Date.now() - DAY_MS });
  const text = async (code: string) => (await apply(code)).body.problems;
  expect(await text(ended)).toEqual({ code: expect.stringMatching(/was valid until/) });
  expect(await text(notBegun)).toEqual({ code: expect.stringMatching(/is valid from/) });
  expect(await text(used)).toEqual({ code: expect.stringMatching(/has been used/) });
  expect(await text('NOSUCHCODE')).toEqual({ code: expect.stringMatching(/code does not exist/) });
});

test('guessing gift coupons is rate limited, with a message and Retry-After', async () => {
  let answer = await apply('WRONG');
  for (let guess = 0; guess < 10; guess += 1) answer = await apply(`WRONG${guess}`);
  expect(answer.status).toBe(429);
  expect(answer.body.problems).toEqual({ '': 'Too many attempts. Try again in 15 minutes.' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([[''], [' '], ['x'.repeat(41)], [['GIFT']], [7], [{ $ne: '' }], ['A\r\nB']])(
  'the gift coupon code %j is refused without an API call',
  async (code) => {
    const before = setup.exchanges.length;
    const answer = await apply(code);
    expect(answer).toMatchObject({ status: 422, body: { problems: { code: 'Enter your gift coupon code.' } } });
    expect(setup.exchanges).toHaveLength(before);
  },
);

test('an outage is reported, and a reservation that could not be released is remembered', async () => {
  const code = await addGiftCoupon(setup.api);
  await apply(code);
  setup.intercept = ({ name }) => (name === 'ReleaseGiftCoupon' ? new Response('', { status: 502 }) : undefined);
  expect((await remove()).status).toBe(503);
  expect((await cart()).giftCoupon).not.toBeNull();
});

test('a gift coupon stays applied where the cart could not be fetched afterwards', async () => {
  const code = await addGiftCoupon(setup.api);
  setup.intercept = ({ name }) => (name === 'ViewCartNew' ? new Response('', { status: 502 }) : undefined);
  expect((await apply(code)).body).toEqual({ ok: true, location: '/cart?notice=gift-coupon-held#gifts' });
});

test('a gift coupon without a cart redirects to the cart page', async () => {
  const code = await addGiftCoupon(setup.api);
  expect((await apply(code, newBrowser())).body).toEqual({ ok: false, problems: {}, location: '/cart' });
});

test('without JavaScript a gift coupon form leads to the cart, with a notice or its values', async () => {
  const code = await addGiftCoupon(setup.api);
  const form = async (fields: Record<string, string>) =>
    (await browser.form(POST, PATH, fields)).headers.get('location');
  expect(await form({ intent: 'apply', code: 'NOSUCHCODE' })).toBe('/cart?refused=gift-coupon#gifts');
  expect(await form({ intent: 'apply', code })).toBe('/cart?notice=gift-coupon-held#gifts');
  expect(await form({ intent: 'remove' })).toBe('/cart?notice=gift-coupon-removed#gifts');
  expect(await form({ intent: 'burn' })).toBe('/cart?refused=gift-coupon#gifts');
});

test('a cross-site gift coupon request changes nothing', async () => {
  const code = await addGiftCoupon(setup.api);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await browser.json(POST, 'POST', PATH, { intent: 'apply', code }, headers)).status).toBe(403);
  expect((await cart()).giftCoupon).toBeNull();
});
