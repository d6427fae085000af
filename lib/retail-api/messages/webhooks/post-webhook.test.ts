import { isIP, type LookupFunction } from 'node:net';
import { type WebhookReceiver, webhookReceiver } from '../../testing/webhook-receiver.ts';
import { postWebhook } from './post-webhook.ts';

const NEVER = new AbortController().signal;
const DEPLOYED = { allowsPrivate: false, cut: NEVER };
const TRIAL = { allowsPrivate: true, cut: NEVER };

let receiver: WebhookReceiver;
beforeAll(async () => {
  receiver = await webhookReceiver();
});
beforeEach(() => receiver.forget());
afterAll(() => receiver.close());

const post = (url: string, options: Parameters<typeof postWebhook>[1]) =>
  postWebhook({ url, headers: { 'webhook-id': 'one' }, body: '{"a":"₹"}' }, options);
/** A name server that names an address. */
const resolvesTo =
  (address: string): LookupFunction =>
  (_host, _options, answer) =>
    answer(null, [{ address, family: isIP(address) }]);

test('the body and the headers arrive as they are', async () => {
  await expect(post(receiver.url, TRIAL)).resolves.toBe(204);
  expect(receiver.received).toEqual([
    {
      headers: { 'content-type': 'application/json', 'content-length': '11', 'webhook-id': 'one' },
      body: '{"a":"₹"}',
    },
  ]);
});

test.each([301, 302, 307, 308])('a redirect with %i is not followed', async (status) => {
  receiver.answer(status, { location: receiver.url });
  await expect(post(receiver.url, TRIAL)).resolves.toBe(status);
  expect(receiver.received).toHaveLength(1);
});

test('outside of a trial nothing is sent without https', async () => {
  await expect(post(receiver.url, DEPLOYED)).rejects.toThrow('https');
  expect(receiver.received).toEqual([]);
});

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '[::1]',
  '[::]',
  '[::ffff:127.0.0.1]',
  '[::ffff:a9fe:a9fe]',
  '[fd00::1]',
  '[fe80::1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[::7f00:1]',
  '[4000::1]',
  '2130706433',
  '0x7f.1',
])('outside of a trial nothing is sent to the private address %s', async (host) => {
  await expect(post(`https://${host}:${receiver.port}/`, DEPLOYED)).rejects.toThrow('not allowed');
});

test.each(['127.0.0.1', '169.254.169.254', '::1', '::ffff:10.0.0.1'])(
  'outside of a trial nothing is sent to a name that leads to %s when it is connected to',
  async (address) => {
    const lookup = resolvesTo(address);
    await expect(post(`https://hooks.example:${receiver.port}/`, { ...DEPLOYED, lookup })).rejects.toThrow(
      'not allowed',
    );
  },
);

test.each(['169.254.169.254', '[fe80::1]', '[::ffff:169.254.169.254]'])(
  'a trial sends nothing to the link-local address %s',
  async (host) => {
    await expect(post(`http://${host}:${receiver.port}/`, TRIAL)).rejects.toThrow('not allowed');
  },
);

test('an attempt ends with the shop', async () => {
  receiver.hang();
  const shop = new AbortController();
  const attempt = post(receiver.url, { ...TRIAL, cut: shop.signal });
  shop.abort();
  await expect(attempt).rejects.toThrow('abort');
});
