import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { ConfigurationError } from '#lib/shared/env.ts';
import { DEMO_PROFILE, setShopProfile } from '#lib/shared/shop-profile.ts';
import { whatsAppRules } from '#lib/shared/whatsapp-rules.ts';
import { type OutgoingMessage, UndeliverableMessageError } from './transport.ts';
import { whatsAppGateway } from './whatsapp-gateway.ts';

const MESSAGE: OutgoingMessage = {
  id: 'm-1',
  channel: 'whatsapp',
  kind: 'order-shipped',
  recipient: '9876543210',
  subject: '',
  body: 'Samay: your order SM1 is on its way. https://shop.test/track',
  html: '',
  details: JSON.stringify({ number: 'SM1', link: 'https://shop.test/track', name: 'Asha' }),
};
const NEVER = new AbortController().signal;
const ACCEPTED = { messaging_product: 'whatsapp', contacts: [{}], messages: [{ id: 'wamid.1' }] };

const servers: Server[] = [];
afterEach(async () => {
  setShopProfile(DEMO_PROFILE);
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  }
});

/** The platform on loopback, and the requests that it received. */
async function platform(answer: (response: ServerResponse) => void) {
  const received: { request: IncomingMessage; body: unknown }[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push({ request, body: JSON.parse(Buffer.concat(chunks).toString()) });
    answer(response);
  });
  servers.push(server);
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/v23.0`;
  return { send: whatsAppGateway({ url, phoneNumberId: '106540', token: 'secret' }).send, received };
}

const answering = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  platform((response) => response.writeHead(status, headers).end(JSON.stringify(body)));
const failureOf = async (status: number, body: unknown) => {
  const { send } = await answering(status, body);
  return send(MESSAGE, NEVER).then(
    () => undefined,
    (error: unknown) => error,
  );
};

test('a message is posted with the template of its kind, and resolves to the id of the platform', async () => {
  const templates = { 'order-shipped': { name: 'shipped_v2', values: ['name', 'number', 'text', 'link'] } };
  setShopProfile({ ...DEMO_PROFILE, whatsApp: whatsAppRules.parse({ language: 'en_US', templates }) });
  const { send, received } = await answering(200, ACCEPTED);
  expect(await send(MESSAGE, NEVER)).toEqual({ gatewayId: 'wamid.1' });
  const [sent] = received;
  expect(sent?.request).toMatchObject({ method: 'POST', url: '/v23.0/106540/messages' });
  expect(sent?.request.headers).toMatchObject({ authorization: 'Bearer secret', 'content-type': 'application/json' });
  const texts = ['Asha', 'SM1', 'Your order SM1 is on its way.', 'https://shop.test/track'];
  expect(sent?.body).toEqual({
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: '919876543210',
    type: 'template',
    template: {
      name: 'shipped_v2',
      language: { code: 'en_US' },
      components: [{ type: 'body', parameters: texts.map((text) => ({ type: 'text', text })) }],
    },
    biz_opaque_callback_data: 'm-1',
  });
});

test('a template without values has no components', async () => {
  const templates = { 'order-shipped': { name: 'shipped', values: [] } };
  setShopProfile({ ...DEMO_PROFILE, whatsApp: whatsAppRules.parse({ templates }) });
  const { send, received } = await answering(200, ACCEPTED);
  await send(MESSAGE, NEVER);
  expect(received[0]?.body).not.toHaveProperty('template.components');
});

test('a kind whose template the shop has removed since is final, without a request', async () => {
  setShopProfile({ ...DEMO_PROFILE, whatsApp: whatsAppRules.parse({}) });
  const { send, received } = await answering(200, ACCEPTED);
  await expect(send(MESSAGE, NEVER)).rejects.toBeInstanceOf(UndeliverableMessageError);
  expect(received).toEqual([]);
});

test.each([
  [400, 131026],
  [400, 132001],
  [401, 190],
  [403, 131031],
])('status %i with error %i is final and names the error', async (status, code) => {
  const failure = await failureOf(status, { error: { message: '(#1) to +919876543210', code } });
  expect(failure).toBeInstanceOf(UndeliverableMessageError);
  expect(failure).toMatchObject({ code: String(code), message: `WhatsApp answered ${status}, error ${code}.` });
});

test('a refusal that is not in the format of the platform is final, too', async () => {
  expect(await failureOf(404, 'nothing here')).toMatchObject({ code: '404', message: 'WhatsApp answered 404.' });
});

test.each([
  [400, 131056],
  [400, 130429],
  [429, 80007],
  [429, 0],
  [500, 131000],
  [503, 131016],
  [503, 0],
])('after status %i with error %i a retry may help', async (status, code) => {
  const failure = await failureOf(status, { error: { code } });
  expect(failure).toBeInstanceOf(Error);
  expect(failure).not.toBeInstanceOf(UndeliverableMessageError);
});

test('an answer without an id is an acceptance: the message must not go twice', async () => {
  const { send } = await answering(200, { success: true });
  expect(await send(MESSAGE, NEVER)).toEqual({ gatewayId: '' });
});

test('a redirect is not followed', async () => {
  const { send, received } = await answering(307, {}, { location: '/elsewhere' });
  await expect(send(MESSAGE, NEVER)).rejects.toThrow('307');
  expect(received).toHaveLength(1);
});

test('a stop of the store aborts waiting for a silent platform', async () => {
  const stopping = new AbortController();
  const { send } = await platform(() => stopping.abort());
  await expect(send(MESSAGE, stopping.signal)).rejects.toThrow();
});

test('a password in the address is a configuration error', () => {
  const options = { phoneNumberId: '1', token: 'x' };
  expect(() => whatsAppGateway({ url: 'https://user:password@wa.example', ...options })).toThrow(ConfigurationError);
});
