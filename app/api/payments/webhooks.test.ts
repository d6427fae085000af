import { NextRequest } from 'next/server';
import { WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import * as payu from './payu/route.ts';
import * as razorpay from './razorpay/route.ts';

const setup = setUpRetailApi();

const accepted = ({ name }: Exchange) => (name === 'PaymentWebhook' ? replyOf.data({}) : undefined);

beforeEach(() => {
  setup.intercept = accepted;
});

function post(gateway: 'razorpay' | 'payu', body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) {
  const request = new NextRequest(`http://shop.test/api/payments/${gateway}`, {
    method: 'POST',
    headers: { host: 'shop.test', ...headers },
    body,
  });
  return { razorpay, payu }[gateway].POST(request);
}

const lastBody = () => setup.exchanges.findLast(({ name }) => name === 'PaymentWebhook')?.body;

test("a webhook's bytes reach the retail API unchanged, with its signature and event id", async () => {
  // The body is not valid UTF-8: decoding and encoding would change the bytes.
  const bytes = Uint8Array.from([0x7b, 0xff, 0xfe, 0x0d, 0x0a, 0x00, 0x7d]);
  const headers = { 'x-razorpay-signature': 'abc', 'x-razorpay-event-id': 'event-1' };
  const reply = await post('razorpay', bytes, headers);
  expect([reply.status, await reply.text()]).toEqual([200, '{}']);
  expect(lastBody()).toMatchObject({ Gateway: 'razorpay', Signature: 'abc', EventId: 'event-1' });
  expect(Buffer.from(String(lastBody()?.BodyBase64), 'base64')).toEqual(Buffer.from(bytes));
});

test('a webhook in form encoding is passed on in the same way', async () => {
  const reply = await post('payu', new TextEncoder().encode('txnid=P1&status=success'));
  expect(reply.status).toBe(200);
  expect(lastBody()).toMatchObject({ Gateway: 'payu', Signature: '', EventId: '' });
});

test('the largest webhook is accepted, a larger one returns HTTP 413 without an API call', async () => {
  expect((await post('payu', new Uint8Array(WEBHOOK_MAXIMUM_BYTES))).status).toBe(200);
  const before = setup.names().length;
  expect((await post('payu', new Uint8Array(WEBHOOK_MAXIMUM_BYTES + 1))).status).toBe(413);
  expect(setup.names()).toHaveLength(before);
});

test('a webhook with a wrong signature is refused with HTTP 400', async () => {
  setup.intercept = ({ name }) => (name === 'PaymentWebhook' ? replyOf.outcome({ code: 'PaymentInvalid' }) : undefined);
  expect((await post('razorpay', new Uint8Array([1]))).status).toBe(400);
});

test('a webhook with a malformed signature is refused without an API call', async () => {
  expect((await post('razorpay', new Uint8Array([1]), { 'x-razorpay-signature': 'a'.repeat(301) })).status).toBe(400);
});

test.each([
  ['fails', () => new Response('no', { status: 500 })],
  ['refuses for now', () => replyOf.outcome({ code: 'TooManyRequests', data: { RetryAfterSeconds: 5 } })],
])('a retail API that %s makes the webhook return HTTP 503, so that the gateway retries', async (_what, answer) => {
  setup.intercept = ({ name }) => (name === 'PaymentWebhook' ? answer() : undefined);
  const reply = await post('razorpay', new Uint8Array([1]));
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30']);
});

test('webhooks of one gateway address are not rate limited', async () => {
  for (let sent = 0; sent < 1000; sent += 1) {
    expect((await post('payu', new Uint8Array([1]), { 'x-forwarded-for': '203.0.113.7' })).status).toBe(200);
  }
});
