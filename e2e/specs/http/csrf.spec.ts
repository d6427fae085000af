import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { WITH_WISHLISTS } from '../../fixtures/store-settings.ts';
import { expect, test } from '../../fixtures/test.ts';

test.use({ storeSettings: WITH_WISHLISTS });

const ROOT = join(import.meta.dirname, '../../..');

/**
 * Webhooks of gateways and couriers may come from any origin, with a signature or a token and without cookies; they are
 * tested in `checkout-attacks` and beside their routes.
 */
const WEBHOOKS = ['/api/couriers/webhook', '/api/messages/whatsapp', '/api/payments/payu', '/api/payments/razorpay'];

/** Every other handler of the store that changes something, found by its file. */
const mutating = globSync('app/api/**/route.ts', { cwd: ROOT })
  .map((file) => {
    const source = readFileSync(join(ROOT, file), 'utf8');
    const methods = [...source.matchAll(/export const (GET|POST|PUT|PATCH|DELETE)\b/g)].map(
      ([, method]) => method ?? '',
    );
    return { path: `/${dirname(file).replace(/^app\//, '')}`, methods };
  })
  .flatMap(({ path, methods }) =>
    methods
      .filter((method) => method !== 'GET')
      .map((method) => ({ path, method, isAlsoRead: methods.includes('GET') })),
  )
  .filter(({ path }) => !WEBHOOKS.includes(path))
  .toSorted((one, other) => one.path.localeCompare(other.path));

const FOREIGN: Record<string, Record<string, string>> = {
  'another site': { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' },
  'another site of the same domain': { 'sec-fetch-site': 'same-site', origin: 'https://other.samay.example' },
  'an old browser on another site': { origin: 'https://evil.example' },
  'a frame without an origin': { origin: 'null' },
  'a client that says nothing': {},
};
const BODIES: Record<string, string> = {
  'application/json': '{"intent":"save"}',
  'application/x-www-form-urlencoded': 'intent=save',
};

test('the mutating handlers are found', () => {
  const found = mutating.map(({ method, path }) => `${method} ${path}`);
  expect(found).toEqual(expect.arrayContaining(['POST /api/cart', 'POST /api/notify-me']));
});

for (const { path, method, isAlsoRead } of mutating) {
  test(`${method} ${path} is refused from another origin, before the retail API is called`, async ({ store }) => {
    const before = store.relay.total;
    for (const [who, headers] of Object.entries(FOREIGN)) {
      for (const [type, body] of Object.entries(BODIES)) {
        const response = await fetch(store.url + path, {
          method,
          headers: { 'content-type': type, ...headers },
          body,
          redirect: 'manual',
        });
        expect(response.status, `${who}, ${type}`).toBe(403);
        expect(response.headers.getSetCookie(), `${who}, ${type}`).toEqual([]);
      }
    }
    expect(store.relay.total).toBe(before);
  });

  if (!isAlsoRead) {
    test(`${path} changes nothing for a GET`, async ({ store }) => {
      const before = store.relay.total;
      expect((await fetch(store.url + path, { redirect: 'manual' })).status).toBe(405);
      expect(store.relay.total).toBe(before);
    });
  }
}
