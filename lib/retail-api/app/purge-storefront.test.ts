import { createHmac } from 'node:crypto';
import pino from 'pino';
import { ConfigurationError, parseEnvironment } from '#lib/shared/env.ts';
import { createPurge, purgeFromSettings } from './purge-storefront.ts';

const SECRET = 's'.repeat(40);
const log = pino({ level: 'silent' });

/** A storefront that checks every call as the real one does. */
function storefront(statuses: number[] = []) {
  const calls: string[][] = [];
  const send: typeof fetch = async (url, init) => {
    const body = String(init?.body);
    expect(String(url)).toBe('http://localhost:3000/api/revalidate');
    expect(new Headers(init?.headers).get('x-signature')).toBe(createHmac('sha256', SECRET).update(body).digest('hex'));
    expect(Buffer.byteLength(body)).toBeLessThanOrEqual(4096);
    const { tags, at } = JSON.parse(body) as { tags: string[]; at: number };
    expect(at).toBe(1234);
    calls.push(tags);
    return new Response(null, { status: statuses.shift() ?? 204 });
  };
  const warn = jest.spyOn(log, 'warn').mockClear();
  const purge = createPurge({
    storefrontUrl: 'http://localhost:3000',
    secret: SECRET,
    log,
    now: () => 1234,
    send,
    retryAfter: [0, 0],
  });
  return { calls, purge, warn };
}

test('one signed call names every tag once', async () => {
  const { calls, purge } = storefront();
  await purge(['product:A', 'menu', 'product:A']);
  expect(calls).toEqual([['product:A', 'menu']]);
});

test('nothing changed: nothing is said', async () => {
  const { calls, purge } = storefront();
  await purge([]);
  expect(calls).toEqual([]);
});

test('many tags go in several calls', async () => {
  const { calls, purge } = storefront();
  const tags = Array.from({ length: 1000 }, (_, number) => `product:${number}`);
  await purge(tags);
  expect(calls.flat()).toEqual(tags);
  expect(Math.max(...calls.map((call) => call.length))).toBeLessThanOrEqual(200);
});

test('a storefront that is just starting is asked again', async () => {
  const { calls, purge, warn } = storefront([503, 502]);
  await purge(['menu']);
  expect(calls).toHaveLength(3);
  expect(warn).not.toHaveBeenCalled();
});

test('one that refuses is given up with a line in the log', async () => {
  const { calls, purge, warn } = storefront([401, 401, 401]);
  await purge(['menu']);
  expect(calls).toHaveLength(3);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('a storefront without a secret stops the start', () => {
  const settings = parseEnvironment({ STOREFRONT_URL: 'http://localhost:3000' });
  expect(() => purgeFromSettings(settings, log, Date.now)).toThrow(ConfigurationError);
});
