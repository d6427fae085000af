import { createHmac } from 'node:crypto';
import pino from 'pino';
import { ConfigurationError, parseEnvironment } from '#lib/shared/env.ts';
import { createPurge, purgeFromSettings } from './purge-storefront.ts';

const SECRET = 's'.repeat(40);
const log = pino({ level: 'silent' });

/** A fake storefront that checks every call like the real one. */
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

test('a purge is one signed call that names every tag once', async () => {
  const { calls, purge } = storefront();
  await purge(['product:A', 'menu', 'product:A']);
  expect(calls).toEqual([['product:A', 'menu']]);
});

test('no purge is sent if nothing changed', async () => {
  const { calls, purge } = storefront();
  await purge([]);
  expect(calls).toEqual([]);
});

test('many tags are split into several calls', async () => {
  const { calls, purge } = storefront();
  const tags = Array.from({ length: 1000 }, (_, number) => `product:${number}`);
  await purge(tags);
  expect(calls.flat()).toEqual(tags);
  expect(Math.max(...calls.map((call) => call.length))).toBeLessThanOrEqual(200);
});

test('a storefront that is still starting is retried', async () => {
  const { calls, purge, warn } = storefront([503, 502]);
  await purge(['menu']);
  expect(calls).toHaveLength(3);
  expect(warn).not.toHaveBeenCalled();
});

test('after repeated refusals the purge is abandoned with a warning in the log', async () => {
  const { calls, purge, warn } = storefront([401, 401, 401]);
  await purge(['menu']);
  expect(calls).toHaveLength(3);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('every storefront is notified, also while another one is away', async () => {
  const settings = parseEnvironment({
    STOREFRONT_URL: 'http://one.test:3000, http://two.test:3000',
    REVALIDATE_SECRET: SECRET,
  });
  const called: string[] = [];
  const send: typeof fetch = async (url) => {
    const { host } = new URL(String(url));
    called.push(host);
    if (host === 'one.test:3000') throw new TypeError('fetch failed');
    return new Response(null, { status: 204 });
  };
  jest.spyOn(log, 'warn').mockClear();
  await purgeFromSettings(settings, log, Date.now, { send, retryAfter: [0] })(['menu']);
  expect(called.toSorted()).toEqual(['one.test:3000', 'one.test:3000', 'two.test:3000']);
});

test('a storefront without a secret stops the startup', () => {
  const settings = parseEnvironment({ STOREFRONT_URL: 'http://localhost:3000' });
  expect(() => purgeFromSettings(settings, log, Date.now)).toThrow(ConfigurationError);
});
