import { unpaidOrder } from '#lib/testing/examples/order.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as cancel } from './cancellation/route.ts';
import { POST as start } from './route.ts';

const order = unpaidOrder().OrderKey;
const PATH = '/api/payments';
const PAGE = `/makepayment?order=${order}`;
const FORM = { order, gateway: 'payu' };
const STARTED = { Kind: 'payu', Action: 'https://secure.payu.in/_payment', Fields: { txnid: 'P1' } };

const setup = setUpRetailApi();
const { browser } = setup;

beforeEach(() => {
  setup.intercept = ({ name }) => (name === 'StartPayment' ? replyOf.data(STARTED) : undefined);
});

const refused = (
  code: 'TooManyRequests' | 'Conflict' | 'OutOfStock' | 'PaymentUnavailable' | 'OrderClosed' | 'MethodNotOffered',
) => {
  setup.intercept = ({ name }) => (name === 'StartPayment' ? replyOf.outcome({ code }) : undefined);
};

test('scripts get the gateway data of an opened payment', async () => {
  const { status, body } = await browser.json(start, 'POST', PATH, FORM);
  expect(status).toBe(200);
  expect(body.data).toEqual({ kind: 'payu', action: STARTED.Action, fields: STARTED.Fields });
  expect(setup.exchanges.findLast(({ name }) => name === 'StartPayment')?.body).toMatchObject({
    OrderKey: order,
    Gateway: 'payu',
    SiteURL: 'http://shop.test',
  });
});

test('without JavaScript an opened payment redirects to the page with the chosen gateway', async () => {
  const { status, headers } = await browser.form(start, PATH, FORM);
  expect([status, headers.get('location')]).toEqual([303, `${PAGE}&method=payu`]);
});

test('opening the payment of a paid order leads to the order', async () => {
  setup.intercept = ({ name }) => (name === 'StartPayment' ? replyOf.data({ Kind: 'settled' }) : undefined);
  expect((await browser.form(start, PATH, FORM)).headers.get('location')).toBe(`/thankyou?order=${order}`);
});

test.each([
  ['OutOfStock', `${PAGE}&notice=sold-out`],
  ['PaymentUnavailable', `${PAGE}&notice=no-gateway`],
  ['MethodNotOffered', `${PAGE}&notice=no-gateway`],
  ['TooManyRequests', `${PAGE}&notice=too-many`],
  ['Conflict', `${PAGE}&notice=checking`],
  ['OrderClosed', PAGE],
] as const)("%s on opening a payment leads to the order's page with its notice", async (code, location) => {
  refused(code);
  expect((await browser.json(start, 'POST', PATH, FORM)).body.location).toBe(location);
});

test('in an outage the result of opening a payment is reported as unknown', async () => {
  setup.intercept = ({ name }) => (name === 'StartPayment' ? new Response('no', { status: 500 }) : undefined);
  const { status, body } = await browser.json(start, 'POST', PATH, FORM);
  expect([status, body.problems['']]).toEqual([503, expect.stringContaining('could not check whether')]);
});

test('a cross-site request neither opens nor cancels a payment', async () => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const before = setup.names().length;
  expect((await browser.json(start, 'POST', PATH, FORM, headers)).status).toBe(403);
  expect((await browser.json(cancel, 'POST', `${PATH}/cancellation`, { order }, headers)).status).toBe(403);
  expect(setup.names()).toHaveLength(before);
});

test.each([{ order, gateway: 'cash' }, { order: 'x', gateway: 'payu' }, {}])(
  'the payment form %j is refused without an API call',
  async (form) => {
    const before = setup.names().length;
    expect((await browser.json(start, 'POST', PATH, form)).status).toBe(422);
    expect(setup.names()).toHaveLength(before);
  },
);

test('after a failed cancellation the payment page opens no payment', async () => {
  setup.intercept = ({ name }) => (name === 'CancelPayment' ? new Response('no', { status: 500 }) : undefined);
  const { headers } = await browser.form(cancel, `${PATH}/cancellation`, { order });
  expect(headers.get('location')).toBe(`${PAGE}&notice=cancelled&refused=payment-cancellation`);
});

test('a cancelled payment is confirmed, and the order can still be paid', async () => {
  setup.intercept = ({ name }) =>
    name === 'CancelPayment' ? replyOf.data(unpaidOrder({ PaymentState: 'failed' })) : undefined;
  const { headers } = await browser.form(cancel, `${PATH}/cancellation`, { order });
  expect(headers.get('location')).toBe(`${PAGE}&notice=cancelled`);
});
