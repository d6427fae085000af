import { NextRequest } from 'next/server';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import * as payu from '../payu_response/route.ts';
import * as razorpay from './route.ts';

const KEY = 'key-of-an-order-1';
const GATEWAYS = [
  ['razorpay', razorpay],
  ['payu', payu],
] as const;
/** The fields that each gateway may send, in their format. */
const SENT = {
  razorpay: {
    razorpay_order_id: 'order_1',
    razorpay_payment_id: 'pay_1',
    razorpay_signature: 'a1'.repeat(32),
    udf1: '',
  },
  payu: { txnid: 'P1', status: 'success', hash: '0f'.repeat(64), udf1: '' },
};
const formOf = (gateway: keyof typeof SENT) => String(new URLSearchParams(SENT[gateway]));

const setup = setUpRetailApi();

beforeEach(() => {
  setup.intercept = ({ name }) =>
    name === 'PaymentReturn' ? replyOf.data({ Subject: 'order', OrderKey: KEY, PaymentState: 'paid' }) : undefined;
});

/** Posts as a browser on a gateway's page does: from another site, therefore without cookies. */
function post(gateway: 'razorpay' | 'payu', body = formOf(gateway), headers: Record<string, string> = {}, query = '') {
  const sent = {
    host: 'shop.test',
    origin: 'https://api.gateway.example',
    'sec-fetch-site': 'cross-site',
    'content-type': 'application/x-www-form-urlencoded',
    ...headers,
  };
  const request = new NextRequest(`http://shop.test/${gateway}_response${query}`, {
    method: 'POST',
    headers: sent,
    body,
  });
  return { razorpay, payu }[gateway].POST(request);
}

const lastReturn = () => setup.exchanges.findLast(({ name }) => name === 'PaymentReturn')?.body;

test.each(GATEWAYS)('%s may post from another site without cookies, and no cookie is set', async (gateway) => {
  const reply = await post(gateway, undefined, {}, '?mark=P1.signed');
  expect([reply.status, reply.headers.get('location')]).toEqual([303, `/thankyou?order=${KEY}`]);
  expect(reply.headers.get('cache-control')).toBe('private, no-store');
  expect(reply.headers.get('set-cookie')).toBeNull();
  expect(lastReturn()).toMatchObject({
    Gateway: gateway,
    Fields: SENT[gateway],
    Mark: 'P1.signed',
    CustomerToken: '',
  });
});

test('a gateway reply is accepted as JSON, too', async () => {
  const reply = await post('razorpay', JSON.stringify(SENT.razorpay), { 'content-type': 'application/json' });
  expect(reply.status).toBe(303);
  expect(lastReturn()).toMatchObject({ Fields: SENT.razorpay });
});

test('a reply that is not from the gateway changes nothing and keeps the cart', async () => {
  setup.intercept = ({ name }) => (name === 'PaymentReturn' ? replyOf.outcome({ code: 'PaymentInvalid' }) : undefined);
  const reply = await post('payu');
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/makepayment?notice=unknown']);
});

test.each([
  ['answers with an error', () => new Response('no', { status: 500 })],
  [
    'cannot reach',
    () => {
      throw new TypeError('fetch failed');
    },
  ],
])('a retail API that %s leaves the payment in the state checking', async (_what, answer) => {
  setup.intercept = ({ name }) => (name === 'PaymentReturn' ? answer() : undefined);
  const reply = await post('payu');
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/makepayment?notice=checking']);
});

test.each(GATEWAYS)('a reply in a format that %s never sends makes no API call', async (gateway) => {
  const before = setup.names().length;
  const reply = await post(gateway, 'razorpay_order_id=x&txnid=x&hash=forged');
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/makepayment?notice=unknown']);
  expect(setup.names()).toHaveLength(before);
});

test.each(GATEWAYS)('a reply of %s with a field that comes twice is not read at all', async (gateway) => {
  const before = setup.names().length;
  for (const field of Object.keys(SENT[gateway])) {
    const reply = await post(gateway, `${formOf(gateway)}&${field}=other`);
    expect([reply.status, reply.headers.get('location')]).toEqual([303, '/makepayment?notice=checking']);
  }
  expect(setup.names()).toHaveLength(before);
});

test('a return whose mark comes twice is not read at all', async () => {
  const before = setup.names().length;
  const reply = await post('razorpay', undefined, {}, '?mark=P1.signed&mark=P2.signed');
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/makepayment?notice=checking']);
  expect(setup.names()).toHaveLength(before);
});

test.each([
  ['a field that comes twice', `${JSON.stringify(SENT.razorpay).slice(0, -1)},"razorpay_order_id":"order_2"}`],
  ['a field that is no text', JSON.stringify({ ...SENT.razorpay, udf1: { code: 1 } })],
  ['a list in place of fields', JSON.stringify([SENT.razorpay])],
])('a reply as JSON with %s is refused without an API call', async (_what, body) => {
  const before = setup.names().length;
  expect((await post('razorpay', body, { 'content-type': 'application/json' })).status).toBe(400);
  expect(setup.names()).toHaveLength(before);
});

test.each([
  [413, 'x'.repeat(64 * 1024 + 1), {}],
  [415, 'x', { 'content-type': 'multipart/form-data' }],
  [400, '[', { 'content-type': 'application/json' }],
  [400, 'a=1', { host: 'bad host' }],
])('HTTP %i is returned for a request that is no gateway reply', async (status, body, headers) => {
  const before = setup.names().length;
  expect((await post('payu', body, headers as Record<string, string>)).status).toBe(status);
  expect(setup.names()).toHaveLength(before);
});

test.each(GATEWAYS)('opening the return URL of %s by hand redirects to the payment page', (_gateway, { GET }) => {
  const reply = GET();
  expect([reply.status, reply.headers.get('location')]).toEqual([303, '/makepayment']);
});
