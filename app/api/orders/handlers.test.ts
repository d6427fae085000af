import { sealData, unsealData } from 'iron-session';
import { markOf } from '#lib/storefront/platform/session/mark.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { browserWithToken, customerBrowser } from '#lib/testing/customer.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { ORDER_KEY, testOrder, unpaidOrder } from '#lib/testing/order.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';
import { POST as seen } from './seen/route.ts';
import { GET as status } from './status/route.ts';

const SECRET = 'a secret of at least 32 characters for tests';
process.env.SESSION_SECRET = SECRET;
process.env.LOG_LEVEL = 'silent';

const CHECKOUT = sealedCookies().checkout.cookieName;
const STATUS = `/api/orders/status?order=${ORDER_KEY}`;

let testClient: Awaited<ReturnType<typeof clientOnApi>>;
let order = testOrder();
/** Whether the order is of the customer who asks for it by its number. */
let isOwn = true;

function answer({ name, body }: Exchange): Response | undefined {
  if (name === 'CartItemsCount') return replyOf.data({ TotalQuantity: 0 });
  if (name !== 'OrderDetails') return undefined;
  if (body.OrderKey === ORDER_KEY) return replyOf.data(order);
  return isOwn && body.OrderNumber === order.OrderNumber
    ? replyOf.data(order)
    : replyOf.outcome({ code: 'NotFound', data: {} });
}

beforeAll(async () => {
  testClient = await clientOnApi(answer);
});
afterAll(() => testClient.api.close());
beforeEach(() => {
  order = testOrder();
  isOwn = true;
  serveWith(testClient.client);
});

test('the status tells how the money stands, and nothing else of the order', async () => {
  order = unpaidOrder({ PaymentState: 'checking', CanPay: false });
  const reported = await newBrowser().get(status, STATUS);
  expect(reported.body).toEqual({ paymentState: 'checking', canPay: false });
  expect(reported.headers.get('cache-control')).toBe('private, no-store');
});

test('an unknown order has no status, and what is no key costs no call', async () => {
  expect((await newBrowser().get(status, '/api/orders/status?order=another-order-123')).status).toBe(404);
  const before = testClient.names().length;
  expect((await newBrowser().get(status, '/api/orders/status?order=x')).status).toBe(400);
  expect(testClient.names()).toHaveLength(before);
});

/** Lets a browser remember a coupon from before the order and a gift card from after it. */
async function rememberCoupon({ cookies }: Browser): Promise<void> {
  const kept = await unsealData<object>(cookies.get('shopper') ?? '', { password: SECRET });
  // Within their lifetimes, so that only the order can make them go.
  order = testOrder({ PlacedAt: Date.now() - 60_000 });
  const entries = {
    couponCode: { value: 'WELCOME10', at: order.PlacedAt - 1 },
    gcSessionId: { value: 'gift-session', at: order.PlacedAt + 1 },
  };
  cookies.set('shopper', await sealData({ ...kept, ...entries }, { password: SECRET }));
  cookies.set('cartCount', '2');
}

const remembered = async ({ cookies }: Browser) =>
  Object.keys(await unsealData<object>(cookies.get('shopper') ?? '', { password: SECRET }));

async function reportOrderSeen(browser: Browser) {
  await rememberCoupon(browser);
  const reply = await browser.json(seen, 'POST', '/api/orders/seen', { order: ORDER_KEY });
  expect([reply.status, reply.body]).toEqual([200, { ok: true }]);
}

test('once their order is seen, the session forgets what went into it, and the cart counts what is left', async () => {
  const { browser } = await customerBrowser(testClient.api);
  await reportOrderSeen(browser);
  expect(await remembered(browser)).not.toContain('couponCode');
  expect(await remembered(browser)).toContain('gcSessionId');
  expect(browser.cookies.get('cartCount')).toBe('0');
});

/** What was chosen in the checkout, for an order that was placed by it or for none yet; whether the browser keeps it. */
async function keepsChoices(chosenFor: { order?: string }): Promise<boolean> {
  const { browser } = await customerBrowser(testClient.api);
  const shopper = await unsealData<object>(browser.cookies.get('shopper') ?? '', { password: SECRET });
  const note = { mark: markOf(shopper, SECRET), pan: 'AAPFU0939F', ...chosenFor };
  browser.cookies.set(CHECKOUT, await sealData(note, { password: SECRET }));
  await reportOrderSeen(browser);
  return browser.cookies.has(CHECKOUT);
}

test('once it is seen, address, bill and PAN of it are forgotten, and those of the next cart are not', async () => {
  expect(await keepsChoices({ order: ORDER_KEY })).toBe(false);
  expect(await keepsChoices({})).toBe(true);
  expect(await keepsChoices({ order: 'key-of-another-order' })).toBe(true);
});

test("somebody else's order changes nothing, and the answer is the same", async () => {
  isOwn = false;
  const { browser } = await customerBrowser(testClient.api);
  await reportOrderSeen(browser);
  expect(await remembered(browser)).toContain('couponCode');
  expect(browser.cookies.get('cartCount')).toBe('2');
});

test.each([
  ['is not paid yet', { State: 'payment-pending', PaymentState: 'checking' }],
  ['was never paid, and lapsed,', { State: 'cancelled', PaymentState: 'failed' }],
] as const)('an order that %s keeps everything', async (_what, change) => {
  const { browser } = await customerBrowser(testClient.api);
  await rememberCoupon(browser);
  order = { ...order, ...change };
  await browser.json(seen, 'POST', '/api/orders/seen', { order: ORDER_KEY });
  expect(await remembered(browser)).toContain('couponCode');
});

test('a guest has no order, and nobody is asked', async () => {
  const before = testClient.names().length;
  await newBrowser().json(seen, 'POST', '/api/orders/seen', { order: ORDER_KEY });
  expect(testClient.names()).toHaveLength(before);
});

test('another site cannot make a session forget', async () => {
  const browser = await browserWithToken('x');
  const headers = { 'sec-fetch-site': 'cross-site' };
  expect((await browser.json(seen, 'POST', '/api/orders/seen', { order: ORDER_KEY }, headers)).status).toBe(403);
});
