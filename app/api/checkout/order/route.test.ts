import { randomUUID } from 'node:crypto';
import { unsealData } from 'iron-session';
import type { RouteHandler } from '#lib/storefront/platform/http/route-handler.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { checkoutChoices, readFlash, refusedFormFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { TEST_ADDRESS_FIELDS } from '#lib/testing/address-fields.ts';
import { customerBrowser } from '#lib/testing/customer.ts';
import { addGiftCard } from '#lib/testing/gifts.ts';
import type { Browser, HandlerResponse } from '#lib/testing/handlers.ts';
import { BOTH_GATEWAYS } from '#lib/testing/payments.ts';
import { setUpRetailApi } from '#lib/testing/retail-api-setup.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/seed.ts';
import { setOptions, setStorefrontOptions } from '#lib/testing/site-options.ts';
import { POST as applyCoupon } from '../../cart/coupon/route.ts';
import { POST as applyGiftCard } from '../../cart/gift-cards/route.ts';
import { POST as addToCart } from '../../cart/route.ts';
import { POST as signOut } from '../../sign-out/route.ts';
import { POST as chooseAddress } from '../address/route.ts';
import { POST as confirmDelivery } from '../delivery/route.ts';
import { POST } from './route.ts';

const WATCH = '1801AV01';
/** A product that may be paid by cash on delivery. */
const CHEAP = '2101PK01';

const setup = setUpRetailApi({ payments: BOTH_GATEWAYS, promotions: 'demo' });
let browser: Browser;
let payable: number;

beforeAll(async () => {
  await setOptions(setup.api, { CASH_ON_DELIVERY: 'on' });
});
beforeEach(async () => {
  await setStock(WATCH, 28);
  await setStock(CHEAP, 28);
  ({ browser } = await customerBrowser(setup.api));
});

const db = () => setup.api.context.db;
const post = (handler: RouteHandler, fields: object) => browser.json(handler, 'POST', '/api', fields);
const setStock = (sku: string, quantity: number) =>
  db().updateTable('skus').set({ quantity }).where('sku', '=', sku).execute();
const orders = () => db().selectFrom('orders').select(['number', 'key', 'payment_method', 'document']).execute();
const countOf = async () => (await orders()).length;
const urlOf = (sku: string) =>
  SEED_PRODUCTS.filter(({ code }) => code === sku).map((product) => `/${seedSlug(product)}`)[0];
const keyOf = (location: string) => new URLSearchParams(location.split('?')[1]).get('order') ?? '';
const orderOf = async ({ body }: HandlerResponse) => (await orders()).find(({ key }) => key === keyOf(body.location));
const has = (cookie: 'checkout' | 'shopper') => browser.cookies.has(sealedCookies()[cookie].cookieName);

/** Returns which discounts of the cart the sealed cookie stores. */
async function remembered() {
  const { cookieName, password } = sealedCookies().shopper;
  const shopper = await unsealData<object>(browser.cookies.get(cookieName) ?? '', { password: String(password) });
  const names = ['couponCode', 'enteredCouponCode', 'gcSessionId', 'giftCouponRequest'];
  return Object.keys(shopper).filter((name) => names.includes(name));
}

const cookiesSent = () => ({ get: (name: string) => ({ name, value: browser.cookies.get(name) ?? '' }) });
/** Returns the form state as re-rendered after a submission without JavaScript. */
const returned = () => readFlash(cookiesSent(), refusedFormFlash, sealedCookies());
/** Confirms an order, as its payment does. */
const confirm = (number = '') =>
  db()
    .updateTable('orders')
    .set({ state: 'confirmed', confirmed_at: Date.now() })
    .where('number', '=', number)
    .execute();

/** Prepares a cart with one item, with address and delivery chosen. */
async function ready(sku = WATCH, bill: object = {}): Promise<void> {
  const { cart } = (await post(addToCart, { productUrl: urlOf(sku), quantity: 1, key: randomUUID() })).body;
  payable = cart.figures.payable;
  await post(chooseAddress, TEST_ADDRESS_FIELDS);
  expect((await post(confirmDelivery, bill)).body).toEqual({ ok: true, location: '/checkout?step=payment' });
}

const input = (more: object = {}) => ({
  key: randomUUID(),
  expectedAmount: String(payable),
  method: 'razorpay',
  ...more,
});
const order = (more: object = {}) => post(POST, input(more));

describe('placing an order', () => {
  test('an order paid at a gateway leads to its payment, and the checkout choices stay until it is paid', async () => {
    await ready();
    const answer = await order({ method: 'payu' });
    expect(answer.body).toEqual({ ok: true, location: expect.stringMatching(/^\/makepayment\?order=/) });
    expect(await orderOf(answer)).toMatchObject({ payment_method: 'payu' });
    expect(has('checkout')).toBe(true);
  });

  test('an order keeps the gift options of its form, and an emoji in the message is refused', async () => {
    await ready();
    const gift = { giftWrap: 'on', giftMessage: ' With\r\nlove ', hidePrices: 'on' };
    const refused = await order({ ...gift, giftMessage: 'Love 🎁' });
    expect(refused.body.problems).toEqual({ giftMessage: 'The message is printed: please leave out emoji.' });
    const { document = '{}' } = (await orderOf(await order(gift))) ?? {};
    expect(JSON.parse(document)).toMatchObject({ gift: { Wrap: true, Message: 'With\nlove', HidePrices: true } });
  });

  test('without scripts a gift message that the cookie has no room for is requested again', async () => {
    await ready();
    await browser.form(POST, '/api', { ...input({ method: 'barter' }), giftMessage: 'म'.repeat(240) });
    expect((await returned())?.problems).toMatchObject({ giftMessage: expect.stringMatching(/^We could not keep/) });
  });

  test("a cash-on-delivery order leads to the thank-you page, and the cart's stored data is cleared", async () => {
    await ready(CHEAP);
    const { cart } = (await post(applyCoupon, { intent: 'apply', couponCode: 'WELCOME10' })).body.data;
    expect(await remembered()).toEqual(['couponCode', 'enteredCouponCode']);
    payable = cart.figures.payable;
    const answer = await order({ method: 'cash-on-delivery' });
    expect(answer.body).toEqual({ ok: true, location: expect.stringMatching(/^\/thankyou\?order=/) });
    expect(await remembered()).toEqual([]);
    expect(has('checkout')).toBe(false);
    expect(browser.cookies.get(READABLE_COOKIES.cartCount)).toBe('0');
  });

  test('on a corporate site no order is placed with a coupon in a cart above the limit', async () => {
    await ready(CHEAP);
    await post(applyCoupon, { intent: 'apply', couponCode: 'WELCOME10' });
    const before = await countOf();
    setStorefrontOptions({ CorporateSite: 'on', CorporateCouponCartLimit: '1' });
    const two = (await post(addToCart, { productUrl: urlOf(CHEAP), quantity: 1, key: randomUUID() })).body.cart;
    expect(two).toMatchObject({ count: 2, coupon: null, couponRefusal: { reason: 'cart-limit', maximum: 1 } });
    const refused = await order({ expectedAmount: String(two.figures.payable - 1) });
    expect(refused.body).toMatchObject({ ok: false });
    expect(await countOf()).toBe(before);
    expect(await remembered()).not.toContain('couponCode');
    setStorefrontOptions();
  });

  test('an order paid by gift cards needs no gateway', async () => {
    await ready();
    await post(applyGiftCard, {
      intent: 'apply',
      ...(await addGiftCard(setup.api, { amount: 50_000, balance: 50_000_00 })),
    });
    const answer = await order({ method: 'gift-card', expectedAmount: '0' });
    expect(answer.body.location).toMatch(/^\/thankyou\?order=/);
    expect(await remembered()).toEqual([]);
  });

  test('a form submitted repeatedly places one order; with other content it is refused', async () => {
    await ready();
    const before = await countOf();
    const sent = input();
    const [one, other] = [await post(POST, sent), await post(POST, sent)];
    expect(other.body).toEqual(one.body);
    expect(await countOf()).toBe(before + 1);
    const changed = await post(POST, { ...sent, method: 'payu' });
    expect([changed.status, changed.body.problems['']]).toEqual([422, expect.stringMatching(/^Something has changed/)]);
    expect(await countOf()).toBe(before + 1);
  });

  test('an order that was paid meanwhile leads to the thank-you page when it is submitted again', async () => {
    await ready();
    const sent = input();
    const { number } = (await orderOf(await post(POST, sent))) ?? {};
    await confirm(number);
    const again = await post(POST, sent);
    expect(again.body.location).toMatch(/^\/thankyou\?order=/);
    expect(has('checkout')).toBe(false);
  });

  test('a bought order clears its checkout choices, also without JavaScript', async () => {
    await ready(WATCH, { pan: 'AAPFU0939F' });
    const { number } = (await orderOf(await order())) ?? {};
    expect((await post(confirmDelivery, {})).body.location).toBe('/checkout?step=payment');
    await confirm(number);
    expect((await post(confirmDelivery, {})).body.location).toBe('/checkout');
    await post(chooseAddress, TEST_ADDRESS_FIELDS);
    expect(await readFlash(cookiesSent(), checkoutChoices, sealedCookies())).toEqual({
      mark: expect.any(String),
      addressId: expect.any(String),
    });
  });

  test('an order with a lost reply is the same order when submitted again without JavaScript', async () => {
    await ready();
    const sent = input();
    const before = await countOf();
    // The first submission places the order, but its reply does not reach the browser.
    await post(POST, sent);
    setup.intercept = ({ name }) => (name === 'PlaceOrder' ? new Response('', { status: 502 }) : undefined);
    await browser.form(POST, '/api/checkout/order', sent);
    setup.intercept = () => undefined;
    expect((await returned())?.values.key).toBe(sent.key);
    const answer = await browser.form(POST, '/api/checkout/order', {
      ...sent,
      key: (await returned())?.values.key ?? '',
    });
    expect(answer.headers.get('location')).toMatch(/^\/makepayment/);
    expect(await countOf()).toBe(before + 1);
  });

  test('without JavaScript a placed order redirects with HTTP 303', async () => {
    await ready();
    const answer = await browser.form(POST, '/api/checkout/order', input());
    expect([answer.status, answer.headers.get('location')]).toEqual([303, expect.stringMatching(/^\/makepayment/)]);
  });

  test('an order has the address of the checkout steps, and the billing details of the delivery step', async () => {
    await ready(WATCH, { gstin: '29aapfu0939f1zr ' });
    const placed = await orderOf(await order());
    expect(JSON.parse(placed?.document ?? '')).toMatchObject({ gstin: '29AAPFU0939F1ZR' });
  });
});

describe('an order is not placed', () => {
  test('an order at another total than the shopper saw is not placed, and both totals are reported', async () => {
    await ready();
    const before = await countOf();
    const answer = await order({ expectedAmount: '1100000' });
    expect([answer.status, answer.body]).toEqual([
      409,
      {
        ok: false,
        problems: { '': 'The total is now ₹11,245 (was ₹11,000). Please check it and place your order again.' },
        data: { stale: true },
      },
    ]);
    expect(await countOf()).toBe(before);
  });

  test('without JavaScript the page reports both totals of an order that was not placed', async () => {
    await ready();
    const answer = await browser.form(POST, '/api/checkout/order', input({ expectedAmount: '1100000' }));
    expect(answer.headers.get('location')).toBe('/checkout?step=payment&refused=order#step-payment');
    const flash = await returned();
    expect(flash?.problems['']).toMatch(/^The total is now ₹11,245 \(was ₹11,000\)/);
    // It is known that no order was placed, so the next submission gets a new key.
    expect(flash?.values).toEqual({ expectedAmount: '1100000', method: 'razorpay' });
  });

  test('an order that has sold out meanwhile is not placed, and the cart says so', async () => {
    await ready();
    await setStock(WATCH, 0);
    expect((await order()).body.location).toBe('/cart?notice=checkout-sold-out');
  });

  test('an order with an invalid coupon is not placed: the coupon is dropped and the new total reported', async () => {
    await ready();
    await post(applyCoupon, { intent: 'apply', couponCode: 'ONCE1000' });
    await db().updateTable('coupons').set({ ends_at: 1 }).where('code', '=', 'ONCE1000').execute();
    const before = payable;
    const answer = await order({ expectedAmount: String(payable - 1000_00) });
    expect(answer.body.problems['']).toMatch(/^The total is now ₹11,245 \(was ₹10,245\)/);
    expect(await remembered()).toEqual(['enteredCouponCode']);
    // A shopper who has seen the total without the coupon is not asked again.
    expect((await order({ expectedAmount: String(before) })).body.location).toMatch(/^\/makepayment/);
    await db()
      .updateTable('coupons')
      .set({ ends_at: Date.now() + 1e10 })
      .where('code', '=', 'ONCE1000')
      .execute();
  });

  test('an order with an unavailable payment method is not placed', async () => {
    await ready();
    const answer = await order({ method: 'cash-on-delivery' });
    expect([answer.status, Object.keys(answer.body.problems)]).toEqual([422, ['method']]);
  });

  test('an order is not placed before the checkout steps are done', async () => {
    await post(addToCart, { productUrl: urlOf(WATCH), quantity: 1, key: randomUUID() });
    expect((await order({ expectedAmount: '1249500' })).body.location).toBe('/checkout');
    await post(chooseAddress, TEST_ADDRESS_FIELDS);
    expect((await order({ expectedAmount: '1249500' })).body.location).toBe('/checkout');
  });

  test('an order is not placed for a guest or after sign-out, which clears the checkout choices', async () => {
    await ready();
    await post(signOut, {});
    expect(has('checkout')).toBe(false);
    expect((await order()).body.location).toBe('/checkout');
  });

  test('an order is not placed with the checkout choices of another sign-in', async () => {
    await ready();
    const { cookieName } = sealedCookies().checkout;
    const choicesCookie = browser.cookies.get(cookieName) ?? '';
    ({ browser } = await customerBrowser(setup.api));
    browser.cookies.set(cookieName, choicesCookie);
    await post(addToCart, { productUrl: urlOf(WATCH), quantity: 1, key: randomUUID() });
    expect((await order()).body.location).toBe('/checkout');
  });

  test('an order in an outage has an unknown result, and its key is kept for another press', async () => {
    await ready();
    setup.intercept = ({ name }) => (name === 'PlaceOrder' ? new Response('', { status: 502 }) : undefined);
    const answer = await order();
    const problems = {
      '': expect.stringMatching(/^We could not check whether your order was placed\. Please try again/),
    };
    expect([answer.status, answer.body]).toEqual([503, { ok: false, problems }]);
  });

  test.each([
    ['a key that is none', { key: 'x' }, 'key'],
    ['an amount that is none', { expectedAmount: '-1' }, 'expectedAmount'],
    ['an unknown way to pay', { method: 'barter' }, 'method'],
  ])('an order is not placed with %s', async (_case, fields, wrong) => {
    await ready();
    const answer = await order(fields);
    expect([answer.status, Object.keys(answer.body.problems)]).toEqual([422, [wrong]]);
  });
});
