import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { unpaidOrder } from '#lib/testing/order.ts';
import { clientOnApi, type Exchange, replyOf } from '#lib/testing/retail-client.ts';
import { POST as cancel } from './cancellation/route.ts';
import { POST as start } from './route.ts';

process.env.SESSION_SECRET = 'a secret of at least 32 characters for tests';
process.env.LOG_LEVEL = 'silent';

const order = unpaidOrder().OrderKey;
const PATH = '/api/payments';
const PAGE = `/makepayment?order=${order}`;
const FORM = { order, gateway: 'payu' };
const STARTED = { Kind: 'payu', Action: 'https://secure.payu.in/_payment', Fields: { txnid: 'P1' } };

let made: Awaited<ReturnType<typeof clientOnApi>>;
let answer: (exchange: Exchange) => Response | undefined;
let browser: Browser;

beforeAll(async () => {
  made = await clientOnApi((exchange) => answer(exchange));
});
afterAll(() => made.api.close());
beforeEach(() => {
  answer = ({ name }) => (name === 'StartPayment' ? replyOf.data(STARTED) : undefined);
  browser = newBrowser();
  serveWith(made.client);
});

const refused = (
  code: 'TooManyRequests' | 'Conflict' | 'OutOfStock' | 'PaymentUnavailable' | 'OrderClosed' | 'MethodNotOffered',
) => {
  answer = ({ name }) => (name === 'StartPayment' ? replyOf.outcome({ code }) : undefined);
};

test('scripts get what goes on to the gateway', async () => {
  const { status, body } = await browser.json(start, 'POST', PATH, FORM);
  expect(status).toBe(200);
  expect(body.data).toEqual({ kind: 'payu', action: STARTED.Action, fields: STARTED.Fields });
  expect(made.exchanges.findLast(({ name }) => name === 'StartPayment')?.body).toMatchObject({
    OrderKey: order,
    Gateway: 'payu',
    SiteURL: 'http://shop.test',
  });
});

test('who has no scripts is shown the way to the gateway that was chosen', async () => {
  const { status, headers } = await browser.form(start, PATH, FORM);
  expect([status, headers.get('location')]).toEqual([303, `${PAGE}&method=payu`]);
});

test('what is paid already leads to the order', async () => {
  answer = ({ name }) => (name === 'StartPayment' ? replyOf.data({ Kind: 'settled' }) : undefined);
  expect((await browser.form(start, PATH, FORM)).headers.get('location')).toBe(`/thankyou?order=${order}`);
});

test.each([
  ['OutOfStock', `${PAGE}&notice=sold-out`],
  ['PaymentUnavailable', `${PAGE}&notice=no-gateway`],
  ['MethodNotOffered', `${PAGE}&notice=no-gateway`],
  ['TooManyRequests', `${PAGE}&notice=too-many`],
  ['Conflict', `${PAGE}&notice=checking`],
  ['OrderClosed', PAGE],
] as const)('%s is told of on the page of the order', async (code, location) => {
  refused(code);
  expect((await browser.json(start, 'POST', PATH, FORM)).body.location).toBe(location);
});

test('an outage says that nobody saw what was done', async () => {
  answer = ({ name }) => (name === 'StartPayment' ? new Response('no', { status: 500 }) : undefined);
  const { status, body } = await browser.json(start, 'POST', PATH, FORM);
  expect([status, body.problems['']]).toEqual([503, expect.stringContaining('could not check whether')]);
});

test('another site opens no payment and cancels none', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const before = made.names().length;
  expect((await browser.json(start, 'POST', PATH, FORM, headers)).status).toBe(403);
  expect((await browser.json(cancel, 'POST', `${PATH}/cancellation`, { order }, headers)).status).toBe(403);
  expect(made.names()).toHaveLength(before);
});

test.each([{ order, gateway: 'cash' }, { order: 'x', gateway: 'payu' }, {}])(
  '%j is refused without a call',
  async (form) => {
    const before = made.names().length;
    expect((await browser.json(start, 'POST', PATH, form)).status).toBe(422);
    expect(made.names()).toHaveLength(before);
  },
);

test('where giving up failed, the way back opens no payment', async () => {
  answer = ({ name }) => (name === 'CancelPayment' ? new Response('no', { status: 500 }) : undefined);
  const { headers } = await browser.form(cancel, `${PATH}/cancellation`, { order });
  expect(headers.get('location')).toBe(`${PAGE}&notice=cancelled&refused=payment-cancellation`);
});

test('who gives up paying is told so, and the order can still be paid', async () => {
  answer = ({ name }) => (name === 'CancelPayment' ? replyOf.data(unpaidOrder({ PaymentState: 'failed' })) : undefined);
  const { headers } = await browser.form(cancel, `${PATH}/cancellation`, { order });
  expect(headers.get('location')).toBe(`${PAGE}&notice=cancelled`);
});
