import { sealData, unsealData } from 'iron-session';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { sessionFingerprint } from '#lib/storefront/platform/session/session-fingerprint.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { ORDER_KEY, testOrder, unpaidOrder } from '#lib/testing/examples/order.ts';
import { browserWithToken, customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { POST as seen } from './seen/route.ts';
import { GET as status } from './status/route.ts';

const CHECKOUT = sealedCookies().checkout.cookieName;
const STATUS = `/api/orders/status?order=${ORDER_KEY}`;

const setup = setUpRetailApi({ intercept: answer });
let order = testOrder();
/** Whether the order belongs to the customer who requests it by number. */
let isOwn = true;

function answer({ name, body }: Exchange): Response | undefined {
  if (name === 'CartItemsCount') return replyOf.data({ TotalQuantity: 0 });
  if (name !== 'OrderDetails') return undefined;
  if (body.OrderKey === ORDER_KEY) return replyOf.data(order);
  return isOwn && body.OrderNumber === order.OrderNumber
    ? replyOf.data(order)
    : replyOf.outcome({ code: 'NotFound', data: {} });
}

beforeEach(() => {
  order = testOrder();
  isOwn = true;
});

test('the order status returns the payment status and nothing else of the order', async () => {
  order = unpaidOrder({ PaymentState: 'checking', CanPay: false });
  const reported = await newBrowser().get(status, STATUS);
  expect(reported.body).toEqual({ paymentState: 'checking', canPay: false });
  expect(reported.headers.get('cache-control')).toBe('private, no-store');
});

test('an unknown order has no status, and an invalid key makes no API call', async () => {
  expect((await newBrowser().get(status, '/api/orders/status?order=another-order-123')).status).toBe(404);
  const before = setup.names().length;
  expect((await newBrowser().get(status, '/api/orders/status?order=x')).status).toBe(400);
  expect(setup.names()).toHaveLength(before);
});

/** Stores a coupon from before the order and a gift card from after it in the browser's session. */
async function rememberCoupon({ cookies }: Browser): Promise<void> {
  const session = await unsealData<object>(cookies.get('shopper') ?? '', { password: TEST_SECRET });
  // Within their lifetimes, so that only the order can clear them.
  order = testOrder({ PlacedAt: Date.now() - MINUTE_MS });
  const entries = {
    couponCode: { value: 'WELCOME10', at: order.PlacedAt - 1 },
    gcSessionId: { value: 'gift-session', at: order.PlacedAt + 1 },
  };
  cookies.set('shopper', await sealData({ ...session, ...entries }, { password: TEST_SECRET }));
  cookies.set('cartCount', '2');
}

const remembered = async ({ cookies }: Browser) =>
  Object.keys(await unsealData<object>(cookies.get('shopper') ?? '', { password: TEST_SECRET }));

async function reportOrderSeen(browser: Browser) {
  await rememberCoupon(browser);
  const reply = await browser.json(seen, 'POST', '/api/orders/seen', { order: ORDER_KEY });
  expect([reply.status, reply.body]).toEqual([200, { ok: true }]);
}

test("once its order is seen, the session clears the cart's benefits and the cart count is updated", async () => {
  const { browser } = await customerBrowser(setup.api);
  await reportOrderSeen(browser);
  expect(await remembered(browser)).not.toContain('couponCode');
  expect(await remembered(browser)).toContain('gcSessionId');
  expect(browser.cookies.get('cartCount')).toBe('0');
});

/** Stores checkout choices for a placed order or for none; returns whether the browser keeps them. */
async function hasChoicesAfterSeen(chosenFor: { order?: string }): Promise<boolean> {
  const { browser } = await customerBrowser(setup.api);
  const shopper = await unsealData<object>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
  const choices = { mark: sessionFingerprint(shopper, TEST_SECRET), pan: 'AAPFU0939F', ...chosenFor };
  browser.cookies.set(CHECKOUT, await sealData(choices, { password: TEST_SECRET }));
  await reportOrderSeen(browser);
  return browser.cookies.has(CHECKOUT);
}

test('once an order is seen, its checkout choices are cleared, but not those of the next cart', async () => {
  expect(await hasChoicesAfterSeen({ order: ORDER_KEY })).toBe(false);
  expect(await hasChoicesAfterSeen({})).toBe(true);
  expect(await hasChoicesAfterSeen({ order: 'key-of-another-order' })).toBe(true);
});

test("another customer's order clears nothing, and the reply is the same", async () => {
  isOwn = false;
  const { browser } = await customerBrowser(setup.api);
  await reportOrderSeen(browser);
  expect(await remembered(browser)).toContain('couponCode');
  expect(browser.cookies.get('cartCount')).toBe('2');
});

test.each([
  ['is not paid yet', { State: 'payment-pending', PaymentState: 'checking' }],
  ['was never paid, and expired,', { State: 'cancelled', PaymentState: 'failed' }],
] as const)('an order that %s clears nothing of the session', async (_what, change) => {
  const { browser } = await customerBrowser(setup.api);
  await rememberCoupon(browser);
  order = { ...order, ...change };
  await browser.json(seen, 'POST', '/api/orders/seen', { order: ORDER_KEY });
  expect(await remembered(browser)).toContain('couponCode');
});

test('a guest reporting an order as seen makes no API call', async () => {
  const before = setup.names().length;
  await newBrowser().json(seen, 'POST', '/api/orders/seen', { order: ORDER_KEY });
  expect(setup.names()).toHaveLength(before);
});

test('a cross-site request cannot clear a session', async () => {
  const browser = await browserWithToken('x');
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await browser.json(seen, 'POST', '/api/orders/seen', { order: ORDER_KEY }, headers)).status).toBe(403);
});
