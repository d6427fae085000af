import { SHOP_TAG } from '#lib/contract/shop.ts';
import { parseEnvironment } from '#lib/shared/env.ts';
import { CDN_KINDS } from './cdn-kinds.ts';
import { CdnPurger, cdnFromSettings } from './purge-cdn.ts';

const URL_OF_CACHE = 'http://cache.example:6081/';
const TOKEN = 'a-token-that-caches-know';

interface Call {
  url: string;
  method: string;
  headers: Headers;
  body: string;
}

/** A cache that is away for a number of calls. */
function cacheAwayFor(calls: number) {
  const received: Call[] = [];
  let away = calls;
  const send: typeof fetch = async (input, init) => {
    const request = new Request(input, init);
    if (away-- > 0) return new Response('', { status: 503 });
    const { url, method, headers } = request;
    received.push({ url, method, headers, body: await request.text() });
    return new Response(null, { status: 204 });
  };
  return { received, send };
}

function purger(kind: keyof typeof CDN_KINDS, away = 0) {
  const cache = cacheAwayFor(away);
  const onAway = jest.fn();
  const { send } = cache;
  const made = new CdnPurger({ url: URL_OF_CACHE, token: TOKEN, kind: CDN_KINDS[kind], onAway, send, firstPauseMs: 5 });
  return { ...cache, onAway, purge: (tags: readonly string[]) => made.purge(tags) };
}

async function until(isTrue: () => boolean): Promise<void> {
  while (!isTrue()) await new Promise((resolve) => setTimeout(resolve, 5));
}

const keysOf = (calls: readonly Call[]) =>
  calls.flatMap(({ headers }) => headers.get('surrogate-key')?.split(' ') ?? []);

test('purges that come together are one call with the secret', async () => {
  const { purge, received } = purger('varnish');
  purge(['product:1', 'menu']);
  purge(['menu', 'list:watches']);
  await until(() => received.length > 0);
  expect(received).toMatchObject([{ url: URL_OF_CACHE, method: 'PURGE' }]);
  expect(keysOf(received)).toEqual(['product:1', 'menu', 'list:watches']);
  expect(received[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
});

test('Fastly gets its own header, Cloudflare its own body', async () => {
  const fastly = purger('fastly');
  const cloudflare = purger('cloudflare');
  fastly.purge(['product:1']);
  cloudflare.purge(['product:1']);
  await until(() => fastly.received.length + cloudflare.received.length === 2);
  expect(fastly.received[0]).toMatchObject({ method: 'POST', body: '' });
  expect(fastly.received[0]?.headers.get('fastly-key')).toBe(TOKEN);
  expect(cloudflare.received[0]).toMatchObject({ method: 'POST', body: '{"tags":["product:1"]}' });
  expect(cloudflare.received[0]?.headers.get('authorization')).toBe(`Bearer ${TOKEN}`);
});

test('a cache that was away hears everything when it is back, and is reported once', async () => {
  const { purge, received, onAway } = purger('varnish', 3);
  purge(['product:1']);
  await until(() => onAway.mock.calls.length > 0);
  purge(['product:2']);
  await until(() => keysOf(received).length === 2);
  expect(new Set(keysOf(received))).toEqual(new Set(['product:1', 'product:2']));
  expect(onAway).toHaveBeenCalledTimes(1);
});

test('many keys take several calls, and very many become a purge of all pages', async () => {
  const tags = (count: number) => Array.from({ length: count }, (_, index) => `product:${index}`);
  const some = purger('varnish');
  some.purge(tags(250));
  await until(() => keysOf(some.received).length === 250);
  expect(some.received).toHaveLength(3);
  const all = purger('varnish');
  all.purge(tags(1001));
  await until(() => all.received.length > 0);
  expect(keysOf(all.received)).toEqual([SHOP_TAG]);
});

test('without an address there is nothing to tell, and an address needs a secret', () => {
  expect(cdnFromSettings(parseEnvironment({}), jest.fn())).toBeNull();
  const settings = parseEnvironment({ CDN_PURGE_URL: URL_OF_CACHE });
  expect(() => cdnFromSettings(settings, jest.fn())).toThrow('CDN_PURGE_TOKEN: must be set where CDN_PURGE_URL is.');
});
