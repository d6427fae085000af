import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigurationError } from '#lib/shared/env.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { smsGateway } from './sms-gateway.ts';
import { type OutgoingMessage, UndeliverableMessageError } from './transport.ts';

const MESSAGE: OutgoingMessage = {
  id: 'm-1',
  channel: 'sms',
  kind: 'code',
  recipient: '9876543210',
  subject: '',
  body: '4821 is your code',
  html: '',
  details: '',
};
const NEVER = new AbortController().signal;

const servers: Server[] = [];
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** A gateway on loopback, and the requests that it received. */
async function gateway(answer: (response: ServerResponse) => void) {
  const received: { request: IncomingMessage; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ request, body: JSON.parse(Buffer.concat(chunks).toString()) });
    answer(response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`, received };
}

const answering = (status: number, headers: Record<string, string> = {}) =>
  gateway((response) => response.writeHead(status, headers).end('{}'));

test('a text message names its template where the shop has registered it; a voice call does not', async () => {
  const sms = { entityId: '1'.repeat(19), header: 'ACMEIN', templates: { code: '2'.repeat(19) } };
  setShopProfile({ ...DEMO_PROFILE, sms });
  const { url, received } = await answering(202);
  await smsGateway({ url }).send(MESSAGE, NEVER);
  await smsGateway({ url }).send({ ...MESSAGE, kind: 'price-drop' }, NEVER);
  await smsGateway({ url }).send({ ...MESSAGE, channel: 'voice' }, NEVER);
  setShopProfile(DEMO_PROFILE);
  const dlt = { entityId: sms.entityId, sender: 'ACMEIN' };
  const [code, other, call] = received.map(({ body }) => body);
  expect(code).toMatchObject({ ...dlt, templateId: sms.templates.code });
  expect(other).toMatchObject(dlt);
  expect(other).not.toHaveProperty('templateId');
  expect(call).not.toHaveProperty('entityId');
});

test('a message is posted once, with its token and its id', async () => {
  const { url, received } = await answering(202);
  await smsGateway({ url, token: 'secret' }).send(MESSAGE, NEVER);
  await smsGateway({ url }).send({ ...MESSAGE, channel: 'voice' }, NEVER);
  expect(received.map(({ body }) => body)).toEqual([
    { channel: 'sms', to: '+919876543210', text: '4821 is your code', id: 'm-1' },
    { channel: 'voice', to: '+919876543210', text: '4821 is your code', id: 'm-1' },
  ]);
  expect(received[0]?.request).toMatchObject({ method: 'POST', url: '/send' });
  expect(received[0]?.request.headers).toMatchObject({
    authorization: 'Bearer secret',
    'content-type': 'application/json',
    'idempotency-key': 'm-1',
  });
  expect(received[1]?.request.headers.authorization).toBeUndefined();
});

test.each([400, 401, 404, 422])('status %i is final', async (status) => {
  const { url } = await answering(status);
  await expect(smsGateway({ url }).send(MESSAGE, NEVER)).rejects.toBeInstanceOf(UndeliverableMessageError);
});

test.each([408, 425, 429, 500, 503])('after status %i a retry may help', async (status) => {
  const { url } = await answering(status);
  const failure = await smsGateway({ url })
    .send(MESSAGE, NEVER)
    .catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UndeliverableMessageError);
});

test('a redirect is not followed', async () => {
  const other = await answering(200);
  const { url } = await answering(307, { location: other.url });
  await expect(smsGateway({ url, token: 'secret' }).send(MESSAGE, NEVER)).rejects.toThrow('307');
  expect(other.received).toEqual([]);
});

test('a stop of the store aborts waiting for a silent gateway', async () => {
  const stopping = new AbortController();
  const { url } = await gateway(() => stopping.abort());
  await expect(smsGateway({ url }).send(MESSAGE, stopping.signal)).rejects.toThrow();
});

test('an unreachable gateway is not final', async () => {
  const { url } = await answering(200);
  const [server] = servers.splice(0);
  server?.close();
  const failure = await smsGateway({ url })
    .send(MESSAGE, NEVER)
    .catch((error: unknown) => error);
  expect(failure).not.toBeInstanceOf(UndeliverableMessageError);
});

test('a password in the gateway address is a configuration error', () => {
  expect(() => smsGateway({ url: 'https://user:password@sms.example' })).toThrow(ConfigurationError);
});
