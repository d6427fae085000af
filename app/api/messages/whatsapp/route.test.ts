import { NextRequest } from 'next/server';
import { WEBHOOK_MAXIMUM_BYTES } from '#lib/contract/vocabulary.ts';
import * as apiPaths from '#lib/shared/api-paths.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { type Exchange, replyOf } from '#lib/testing/storefront/retail-client.ts';
import { GET, POST } from './route.ts';

const setup = setUpRetailApi();

const URL = `http://shop.test${apiPaths.whatsAppWebhook()}`;
const accepted = ({ name }: Exchange) => (name.endsWith('WhatsAppWebhook') ? replyOf.data({}) : undefined);
const refused = ({ name }: Exchange) =>
  name.endsWith('WhatsAppWebhook')
    ? replyOf.outcome({ code: 'InvalidRequest', data: { Field: 'Signature' } })
    : undefined;

beforeEach(() => {
  setup.intercept = accepted;
});

const post = (body: Uint8Array<ArrayBuffer>, headers: Record<string, string> = {}) =>
  POST(new NextRequest(URL, { method: 'POST', headers: { host: 'shop.test', ...headers }, body }));
const get = (query: Record<string, string>) =>
  GET(new NextRequest(`${URL}?${new URLSearchParams(query)}`, { headers: { host: 'shop.test' } }));
const QUESTION = { 'hub.mode': 'subscribe', 'hub.verify_token': 'secret', 'hub.challenge': '1158201444' };
const lastBody = (call: string) => setup.exchanges.findLast(({ name }) => name === call)?.body;

test("a webhook's bytes reach the retail API unchanged, with its signature and without a session", async () => {
  // Not valid UTF-8: decoding and encoding would change the bytes.
  const bytes = Uint8Array.from([0x7b, 0xff, 0xfe, 0x00, 0x7d]);
  const reply = await post(bytes, { 'x-hub-signature-256': 'sha256=abc' });
  expect([reply.status, reply.headers.get('set-cookie')]).toEqual([200, null]);
  expect(lastBody('WhatsAppWebhook')).toMatchObject({ Signature: 'sha256=abc' });
  expect(Buffer.from(String(lastBody('WhatsAppWebhook')?.BodyBase64), 'base64')).toEqual(Buffer.from(bytes));
});

test('a webhook that the retail API refuses returns HTTP 400, one that it cannot take 503 to be sent again', async () => {
  setup.intercept = refused;
  expect((await post(new Uint8Array([1]))).status).toBe(400);
  setup.intercept = ({ name }) => (name === 'WhatsAppWebhook' ? new Response('no', { status: 500 }) : undefined);
  const reply = await post(new Uint8Array([1]));
  expect([reply.status, reply.headers.get('retry-after')]).toEqual([503, '30']);
});

test('a webhook with a malformed signature is refused without an API call, and so is one that is too large', async () => {
  const before = setup.names().length;
  expect((await post(new Uint8Array([1]), { 'x-hub-signature-256': 'a'.repeat(301) })).status).toBe(400);
  expect((await post(new Uint8Array(WEBHOOK_MAXIMUM_BYTES + 1))).status).toBe(413);
  expect(setup.names()).toHaveLength(before);
  expect((await post(new Uint8Array(WEBHOOK_MAXIMUM_BYTES))).status).toBe(200);
});

test.each(Object.keys(QUESTION))('a question that has %s twice is refused without an API call', async (name) => {
  const before = setup.names().length;
  const query = `${new URLSearchParams(QUESTION)}&${name}=other`;
  const reply = await GET(new NextRequest(`${URL}?${query}`, { headers: { host: 'shop.test' } }));
  expect([reply.status, setup.names().length]).toEqual([400, before]);
});

test('the address is proven by sending the challenge back as text that no cache keeps', async () => {
  const reply = await get(QUESTION);
  expect([reply.status, await reply.text()]).toEqual([200, '1158201444']);
  expect(reply.headers.get('content-type')).toBe('text/plain');
  expect(reply.headers.get('cache-control')).toBe('no-store');
  expect(lastBody('VerifyWhatsAppWebhook')).toMatchObject({ VerifyToken: 'secret' });
});

test('a wrong verify token returns HTTP 403 without the challenge', async () => {
  setup.intercept = refused;
  const reply = await get(QUESTION);
  expect([reply.status, await reply.text()]).not.toEqual([200, '1158201444']);
  expect(reply.status).toBe(403);
});

test.each([
  ['another mode', { 'hub.mode': 'unsubscribe' }],
  ['markup in the challenge', { 'hub.challenge': '<script>alert(1)</script>' }],
  ['no challenge', { 'hub.challenge': '' }],
])('a question with %s is refused without an API call', async (_case, change) => {
  const before = setup.names().length;
  expect((await get({ ...QUESTION, ...change })).status).toBe(400);
  expect(setup.names()).toHaveLength(before);
});
