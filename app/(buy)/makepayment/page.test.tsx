import { renderToStaticMarkup } from 'react-dom/server';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { refusedFormFlash, writeFlash } from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { ORDER_KEY, testOrder, unpaidOrder } from '#lib/testing/examples/order.ts';
import { cookieStore, jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, type Interceptor, replyOf } from '#lib/testing/storefront/retail-client.ts';
import ThankYouPage from '../thankyou/page';
import PaymentPage from './page';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

const STARTED = { Kind: 'payu', Action: 'https://secure.payu.in/_payment', Fields: { txnid: 'P1', hash: 'abc' } };

const NOT_PAID = unpaidOrder({ PaymentState: 'failed' });
const CANCELLED = { ...NOT_PAID, OrderNumber: 'SM-261121-ABC235', State: 'cancelled' };

const setup = setUpRetailApi({ intercept: answer });
let order = unpaidOrder();
let start: () => Response | Promise<Response>;

function answer({ name, body }: Exchange): ReturnType<Interceptor> {
  if (name === 'StartPayment') return start();
  if (name === 'OrderList')
    return replyOf.data({ Orders: [CANCELLED, NOT_PAID], Page: 1, TotalPages: 1, TotalOrders: 2, Years: [] });
  if (name !== 'OrderDetails') return undefined;
  const isOwn = body.OrderNumber === order.OrderNumber && body.CustomerToken === 'token-of-asha';
  return isOwn || body.OrderKey === ORDER_KEY ? replyOf.data(order) : replyOf.outcome({ code: 'NotFound', data: {} });
}

beforeEach(() => {
  jar.clear();
  order = unpaidOrder();
  start = () => replyOf.data(STARTED);
});

/** Opens a page; returns its HTML and status, or the location that it redirects to. */
async function open(page: typeof PaymentPage | typeof ThankYouPage, search: Record<string, string>) {
  const directives: ResponseDirectives = { tags: new Set() };
  try {
    const html = await collectDirectives(directives, async () =>
      renderToStaticMarkup(await page({ searchParams: Promise.resolve(search) })),
    );
    return { html, status: directives.status ?? 200 };
  } catch (error) {
    const [, , location] = String((error as { digest?: string }).digest).split(';');
    return { location };
  }
}

const pay = (search: Record<string, string> = {}) => open(PaymentPage, { order: ORDER_KEY, ...search });
const starts = () => setup.names().filter((name) => name === 'StartPayment').length;

test('a newly placed order is paid by a plain form directly at the gateway', async () => {
  const { html } = await pay();
  expect(html).toContain('Order number <span class="text-ink">SM-261121-ABC234</span>');
  expect(html).toMatch(/<form [^>]*action="https:\/\/secure\.payu\.in\/_payment" method="post"/);
  expect(html).toContain('<input type="hidden" name="hash" value="abc"/>');
  expect(html).toContain('₹12,594');
});

test("the payment page shows until when the order's items are reserved", async () => {
  order = unpaidOrder({ HoldExpiresAt: Date.now() + MINUTE_MS });
  expect((await pay()).html).toMatch(
    /holding these items for you until \d{1,2}:\d\d [ap]m (?:today|on [^,]+), India time/,
  );
  order = unpaidOrder({ HoldExpiresAt: Date.now() - 1 });
  expect((await pay()).html).not.toContain('We are holding these items');
});

test('the link of an order that the store prepared starts no payment, holds nothing and speaks of no cart', async () => {
  order = { ...unpaidOrder({ HoldExpiresAt: null }), PreparedByStore: true };
  const before = starts();
  const { html = '' } = await pay();
  expect(html).toContain('We hold these items for you as soon as you start to pay.');
  expect(html).toContain('We prepared this order for you, as you asked.');
  expect(html).not.toMatch(/[Cc]art|Cancel payment|Lake View|98765/);
  expect(starts()).toBe(before);
  order = { ...order, CanPay: false };
  expect((await pay()).html).toContain('this link no longer works. Please ask us for a new one.');
});

test('the payment page of an exchange shows the due date of the difference, and does not mention the cart', async () => {
  const HoldExpiresAt = Date.now() + DAY_MS;
  order = unpaidOrder({ ExchangeOf: 'RT-261128-ABC234', ExchangeCredit: 12_000, PayableAmount: 594, HoldExpiresAt });
  const { html = '' } = await pay({ notice: 'cancelled' });
  expect(html).toContain('₹594 to pay');
  expect(html).toMatch(/holding these items for you until \d{1,2}:\d\d [ap]m on \w{3} \d{1,2} \w+ \d{4}, India time/);
  expect(html).toContain('we cancel the exchange');
  expect(html).not.toMatch(/[Cc]art|Cancel payment|RT-261128|Lake View|98765/);
  order = { ...order, CanPay: false };
  const closed = (await pay()).html;
  expect(closed).toContain('can no longer be paid');
  expect(closed).not.toMatch(/[Cc]art/);
});

test('a test payment is marked on the payment page', async () => {
  expect((await pay()).html).not.toContain('Test payment');
  order = unpaidOrder({ TestPayment: true });
  expect((await pay()).html).toContain('Test payment');
});

test.each(['failed', 'cancelled'])(
  'after a %s payment attempt nothing is reserved again until the shopper asks for it',
  async (notice) => {
    order = unpaidOrder({ PaymentState: 'failed' });
    const before = starts();
    const { html } = await pay({ notice });
    expect(starts()).toBe(before);
    expect(html).toContain('You can try again');
    expect(html).toMatch(/<form [^>]*action="\/api\/payments" method="post"/);
    expect(html).toMatch(/<button[^>]* value="razorpay"/);
  },
);

test('the gateway chosen last is the one whose payment is opened', async () => {
  order = unpaidOrder({ PaymentMethod: 'payu' });
  for (const search of [{}, { method: 'payu' }]) {
    await pay(search);
    expect(setup.exchanges.findLast(({ name }) => name === 'StartPayment')?.body.Gateway).toBe('payu');
  }
});

test('another gateway in the URL changes nothing and is only shown first', async () => {
  const before = starts();
  const { html = '' } = await pay({ method: 'payu' });
  expect(starts()).toBe(before);
  expect(html).toMatch(/<button[^>]* value="payu"/);
});

test.each<[string, Partial<typeof order>, Record<string, string>]>([
  ['whose last try came to nothing', { PaymentState: 'failed' }, {}],
  ['that is waiting, where a try was stopped,', {}, { notice: 'cancelled' }],
])('an order %s is paid only after a press of the button', async (_which, change, search) => {
  order = unpaidOrder(change);
  const before = starts();
  const { html } = await pay(search);
  expect(starts()).toBe(before);
  expect(html).toMatch(/<button[^>]* value="razorpay"/);
});

test('a shopper returning from a gateway without paying can cancel the order', async () => {
  const form = /<form action="\/api\/payments\/cancellation" method="post">/;
  expect((await pay({ notice: 'cancelled' })).html).toMatch(form);
  expect((await pay()).html).not.toMatch(form);
  order = unpaidOrder({ PaymentState: 'failed' });
  const { html } = await pay({ notice: 'cancelled' });
  expect(html).not.toMatch(form);
  expect(html).toContain('no longer holding these items for you');
});

test('a payment attempt that failed unnoticed is reported, and an awaiting one is not', async () => {
  expect((await pay()).html).not.toContain('role="alert"');
  order = unpaidOrder({ PaymentState: 'failed' });
  expect((await pay()).html).toContain('Your last payment was not completed.');
  expect((await pay({ notice: 'failed' })).html).not.toContain('Your last payment');
});

test('the notice of a sold-out item is shown without opening a gateway payment', async () => {
  const before = starts();
  expect((await pay({ notice: 'sold-out' })).html).toContain('An item has sold out');
  expect(starts()).toBe(before);
});

test.each(['payment', 'payment-cancellation'])(
  'a refused form (%s) is returned with its problem and opens no payment',
  async (form) => {
    const flash = { form, values: {}, problems: { '': 'Something went wrong on our side.' } };
    await writeFlash(cookieStore, refusedFormFlash, flash, sealedCookies());
    const before = starts();
    const { html } = await pay({ refused: form });
    expect(starts()).toBe(before);
    expect(html).toContain('Something went wrong on our side.');
  },
);

test('a slow gateway does not delay the payment page, which then offers a button', async () => {
  start = () => new Promise(() => undefined);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
  const shown = jest.fn();
  const opening = pay().finally(shown);
  while (shown.mock.calls.length === 0) await jest.advanceTimersByTimeAsync(1000);
  jest.useRealTimers();
  const { html } = await opening;
  expect(html).toMatch(/<button[^>]* value="razorpay"/);
  expect(html).not.toContain('role="alert"');
});

test('where it is unknown whether money was taken, the page does not say that none was', async () => {
  start = () => replyOf.outcome({ code: 'PaymentUnavailable' });
  const unreachable = (await pay()).html;
  order = unpaidOrder({ State: 'cancelled', PaymentState: 'failed', CanPay: false });
  for (const html of [unreachable, (await pay()).html]) {
    expect(html).toMatch(/If you have already paid/);
    expect(html).not.toMatch(/[Nn]othing was (charged|paid)|[Nn]o money (was|is) charged/);
  }
});

test.each(['paid', 'checking', 'on-delivery', 'refunding', 'refunded'] as const)(
  'an order that is %s is shown on the thank-you page, not on the payment page',
  async (PaymentState) => {
    order = testOrder({ PaymentState });
    expect((await pay()).location).toBe(`/thankyou?order=${ORDER_KEY}`);
    expect((await open(ThankYouPage, { order: ORDER_KEY })).html).toContain('SM-261121-ABC234');
  },
);

test('the address of a paid order is shown only to its customer, not to others with its link', async () => {
  order = testOrder({ Email: 'asha@example.com' });
  const personal = /Lake View|98765|asha@example\.com/;
  const thanked = async () => (await open(ThankYouPage, { order: ORDER_KEY })).html;
  expect(await thanked()).not.toMatch(personal);
  await setCustomerCookie('token-of-somebody');
  expect(await thanked()).not.toMatch(personal);
  await setCustomerCookie('token-of-asha');
  expect(await thanked()).toMatch(personal);
});

test.each(['awaiting', 'failed'] as const)(
  'an order that is %s is paid on the payment page and not shown on the thank-you page',
  async (PaymentState) => {
    order = unpaidOrder({ PaymentState });
    expect((await open(ThankYouPage, { order: ORDER_KEY })).location).toBe(`/makepayment?order=${ORDER_KEY}`);
    expect((await pay()).html).toContain('Pay for your order');
  },
);

test('an order that was paid meanwhile redirects to the thank-you page', async () => {
  start = () => replyOf.data({ Kind: 'settled' });
  expect((await pay()).location).toBe(`/thankyou?order=${ORDER_KEY}`);
});

test.each([
  ['OutOfStock', 'An item has sold out'],
  ['OrderClosed', 'can no longer be paid'],
  ['PaymentUnavailable', 'We cannot reach the payment service right now'],
] as const)('the return code %s shows a message with a link to the cart', async (code, text) => {
  start = () => replyOf.outcome({ code });
  const { html } = await pay();
  expect(html).toContain(text);
  expect(html).toContain('href="/cart"');
});

test('an order whose gateway is being queried redirects to the page with its payment status', async () => {
  start = () => replyOf.outcome({ code: 'Conflict' });
  expect((await pay()).location).toBe(`/thankyou?order=${ORDER_KEY}`);
});

test('a cancelled order opens no gateway payment', async () => {
  order = unpaidOrder({ State: 'cancelled', PaymentState: 'failed', CanPay: false });
  const before = starts();
  expect((await pay()).html).toContain('can no longer be paid');
  expect(starts()).toBe(before);
});

test('the payment page without an order says what can be done, and not that a payment failed', async () => {
  for (const notice of ['checking', 'unknown', 'failed', 'x']) {
    const { html } = await open(PaymentPage, { notice });
    expect(html).toContain('href="/cart"');
    expect(html).not.toMatch(/did not go through|failed/);
  }
  expect((await open(PaymentPage, { notice: 'checking' })).html).toContain('We are checking your payment');
});

test("the payment page without an order names the customer's newest order with a link", async () => {
  await setCustomerCookie('token-of-asha');
  for (const notice of ['checking', 'unknown']) {
    const { html } = await open(PaymentPage, { notice });
    expect(html).toContain('Your order SM-261121-ABC234: not paid.');
    expect(html).toContain(`href="/thankyou?order=${ORDER_KEY}"`);
  }
  expect(setup.exchanges.findLast(({ name }) => name === 'OrderList')?.body.CustomerToken).toBe('token-of-asha');
  expect((await open(PaymentPage, { notice: 'x' })).html).not.toContain('SM-261121-ABC234');
  jar.clear();
  expect((await open(PaymentPage, { notice: 'unknown' })).html).not.toContain('SM-261121-ABC234');
});

test('an unknown order is not found on both order pages', async () => {
  expect((await pay({ order: 'another-order-123' })).status).toBe(404);
  expect((await open(ThankYouPage, { order: 'another-order-123' })).status).toBe(404);
  expect((await open(ThankYouPage, {})).status).toBe(404);
});
