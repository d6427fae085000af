import { randomUUID } from 'node:crypto';
import { addGiftCoupon } from '#lib/testing/gifts.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi, type Exchange } from '#lib/testing/retail-client.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

import { POST as CHANGE_CART, GET as VIEW_CART } from '../route.ts';
import { POST } from './route.ts';

const PATH = '/api/cart/gift-coupon';
const DAY_MS = 24 * 60 * 60_000;

let made: Awaited<ReturnType<typeof clientOnApi>>;
let intercept: (exchange: Exchange) => Response | undefined;
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

beforeAll(async () => {
  made = await clientOnApi((exchange) => intercept(exchange));
});
afterAll(() => made.api.close());
beforeEach(async () => {
  intercept = () => undefined;
  serveWith(made.client);
  browser = await browserWithCart();
});

test('a gift coupon is held for an hour, takes its amount off, and goes when it is removed', async () => {
  const code = await addGiftCoupon(made.api);
  const before = (await cart()).figures.total;
  const held = await apply(` ${code.toLowerCase()} `);
  expect(held.status).toBe(200);
  expect(held.body.data.cart).toMatchObject({
    giftCoupon: { amount: 50_000 },
    figures: { giftCouponDiscount: 50_000, total: before - 50_000 },
  });
  const left = held.body.data.cart.giftCoupon.expiresAt - Date.now();
  expect(left).toBeGreaterThan(59 * 60_000);
  expect(left).toBeLessThanOrEqual(60 * 60_000);
  expect(await cart()).toEqual(held.body.data.cart);

  const removed = await remove();
  expect(removed.body.data.cart).toMatchObject({ giftCoupon: null, figures: { total: before } });
  expect((await remove()).status).toBe(200);
});

test('what one cart holds no other can have, until it is given back', async () => {
  const code = await addGiftCoupon(made.api);
  const other = await browserWithCart();
  await apply(code);
  expect((await apply(code, other)).body.problems).toEqual({ code: expect.stringMatching(/is in another cart/) });
  expect((await cart(other)).giftCoupon).toBeNull();
  await remove();
  expect((await apply(code, other)).body.data.cart.giftCoupon.amount).toBe(50_000);
});

test('another gift coupon takes the place of the first, which is free again', async () => {
  const [first, second] = [await addGiftCoupon(made.api), await addGiftCoupon(made.api)];
  await apply(first);
  expect((await apply(second)).body.data.cart.figures.giftCouponDiscount).toBe(50_000);
  expect((await apply(first, await browserWithCart())).status).toBe(200);
});

test('a gift coupon that cannot be had says why at its field', async () => {
  const ended = await addGiftCoupon(made.api, { endsAt: Date.now() - DAY_MS });
  const notBegun = await addGiftCoupon(made.api, { startsAt: Date.now() + DAY_MS });
  const used = await addGiftCoupon(made.api, { usedAt: Date.now() - DAY_MS });
  const words = async (code: string) => (await apply(code)).body.problems;
  expect(await words(ended)).toEqual({ code: expect.stringMatching(/was valid until/) });
  expect(await words(notBegun)).toEqual({ code: expect.stringMatching(/is valid from/) });
  expect(await words(used)).toEqual({ code: expect.stringMatching(/has been used/) });
  expect(await words('NOSUCHCODE')).toEqual({ code: expect.stringMatching(/code does not exist/) });
});

test('guessing ends with a wait in words and a header', async () => {
  let answer = await apply('WRONG');
  for (let guess = 0; guess < 10; guess += 1) answer = await apply(`WRONG${guess}`);
  expect(answer.status).toBe(429);
  expect(answer.body.problems).toEqual({ '': 'Too many attempts. Try again in 15 minutes.' });
  expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
});

test.each([[''], [' '], ['x'.repeat(41)], [['GIFT']], [7], [{ $ne: '' }], ['A\r\nB']])(
  'a code of %j is refused without a call',
  async (code) => {
    const before = made.exchanges.length;
    const answer = await apply(code);
    expect(answer).toMatchObject({ status: 422, body: { problems: { code: 'Enter your gift coupon code.' } } });
    expect(made.exchanges).toHaveLength(before);
  },
);

test('an outage says so, and a hold that could not be given back is remembered', async () => {
  const code = await addGiftCoupon(made.api);
  await apply(code);
  intercept = ({ name }) => (name === 'ReleaseGiftCoupon' ? new Response('', { status: 502 }) : undefined);
  expect((await remove()).status).toBe(503);
  expect((await cart()).giftCoupon).not.toBeNull();
});

test('what was done is done, although the cart could not be told', async () => {
  const code = await addGiftCoupon(made.api);
  intercept = ({ name }) => (name === 'ViewCartNew' ? new Response('', { status: 502 }) : undefined);
  expect((await apply(code)).body).toEqual({ ok: true, location: '/cart?notice=gift-coupon-held#gifts' });
});

test('without a cart its page says what is there', async () => {
  const code = await addGiftCoupon(made.api);
  expect((await apply(code, newBrowser())).body).toEqual({ ok: false, problems: {}, location: '/cart' });
});

test('without scripts the cart page follows, with a notice or with what was typed', async () => {
  const code = await addGiftCoupon(made.api);
  const form = async (fields: Record<string, string>) =>
    (await browser.form(POST, PATH, fields)).headers.get('location');
  expect(await form({ intent: 'apply', code: 'NOSUCHCODE' })).toBe('/cart?refused=gift-coupon#gifts');
  expect(await form({ intent: 'apply', code })).toBe('/cart?notice=gift-coupon-held#gifts');
  expect(await form({ intent: 'remove' })).toBe('/cart?notice=gift-coupon-removed#gifts');
  expect(await form({ intent: 'burn' })).toBe('/cart?refused=gift-coupon#gifts');
});

test('another origin changes nothing', async () => {
  const code = await addGiftCoupon(made.api);
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await browser.json(POST, 'POST', PATH, { intent: 'apply', code }, headers)).status).toBe(403);
  expect((await cart()).giftCoupon).toBeNull();
});
