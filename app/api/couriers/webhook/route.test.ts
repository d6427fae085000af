import { NextRequest } from 'next/server';
import { WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST } from './route.ts';

const setup = setUpRetailApi();
const URL = `http://shop.test${apiPaths.courierWebhook()}`;

beforeEach(() => {
  setup.intercept = ({ name }: Exchange) => (name === 'CourierWebhook' ? replyOf.data({}) : undefined);
});

const post = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  POST(new NextRequest(URL, { method: 'POST', headers: { host: 'shop.test', ...headers }, body }));

test("its address has none of the words that the courier's panel refuses", () => {
  expect(apiPaths.courierWebhook()).not.toMatch(/shiprocket|kartrocket|sr|kr/);
});

test("a courier's news reach the retail API unchanged, with their token and without a session", async () => {
  const bytes = Uint8Array.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]);
  const reply = await post(bytes, { 'x-api-key': 'a-token' });
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, null]);
  const sent = setup.exchanges.findLast(({ name }) => name === 'CourierWebhook')?.body;
  expect(sent).toMatchObject({ Token: 'a-token' });
  expect(Buffer.from(String(sent?.BodyBase64), 'base64')).toEqual(Buffer.from(bytes));
});

test('news that the retail API refuses return HTTP 400, those that it cannot take 503, and too many bytes 413', async () => {
  setup.intercept = ({ name }) =>
    name === 'CourierWebhook' ? replyOf.outcome({ code: 'InvalidRequest', data: { Field: 'Token' } }) : undefined;
  expect((await post(new Uint8Array([1]))).status).toBe(400);
  setup.intercept = ({ name }) => (name === 'CourierWebhook' ? new Response('no', { status: 500 }) : undefined);
  const reply = await post(new Uint8Array([1]));
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30']);
  expect((await post(new Uint8Array(WEBHOOK_MAXIMUM_BYTES + 1))).status).toBe(413);
});
