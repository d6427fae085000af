import fc from '#lib/testing/generated.ts';
import { REDIRECT_PAYLOADS } from '#lib/testing/storefront/redirect-payloads.ts';
import { safeRedirect } from './safe-redirect.ts';

const ORIGIN = 'https://shop.test';

/**
 * The origin that a browser on a page of the store would open for an address; script URLs have the origin
 * `null`.
 */
const originOf = (address: string) =>
  URL.canParse(address, `${ORIGIN}/users/sign_in`) ? new URL(address, ORIGIN).origin : 'none';

test('the redirect payloads are numerous enough, and most would leave the store', () => {
  expect(REDIRECT_PAYLOADS.length).toBeGreaterThanOrEqual(300);
  expect(REDIRECT_PAYLOADS.filter((payload) => originOf(payload) !== ORIGIN).length).toBeGreaterThan(150);
});

test.each(REDIRECT_PAYLOADS.map((payload) => [JSON.stringify(payload), payload]))(
  'the redirect payload %s stays on the store',
  (_shown, payload) => {
    const answer = safeRedirect(payload);
    if (answer === null) return;
    expect(answer).toMatch(/^\/(?![/\\])/);
    expect(originOf(answer)).toBe(ORIGIN);
    // Decoding the result must not leave the store either.
    expect(originOf(decodeURIComponent(answer))).toBe(ORIGIN);
  },
);

test.each([
  ['/', '/'],
  ['/cart', '/cart'],
  ['/myaccount/addresses/new', '/myaccount/addresses/new'],
  ['/watches/men?brand=aarvane&sort=price-low', '/watches/men?brand=aarvane&sort=price-low'],
  ['/search?q=%E0%A4%98%E0%A4%A1%E0%A4%BC%E0%A5%80', '/search?q=%E0%A4%98%E0%A4%A1%E0%A4%BC%E0%A5%80'],
  ['/page/about#team', '/page/about'],
  ['/search?q=https://evil.example', '/search?q=https://evil.example'],
  ['/a/../cart', '/cart'],
  ['/apiary', '/apiary'],
  ['/users-guide', '/users-guide'],
])('%s is accepted as a redirect path of the store', (input, expected) => {
  expect(safeRedirect(input)).toBe(expected);
});

test.each([
  '/api/sign-out',
  '/api',
  '/_next/static/x.js',
  '/users/sign_in',
  '/users/sign_in?next=/cart',
  '/user-access',
  '/x/../api/cart',
  '/forgotpassword',
  '/passwordreset?token=x',
  '/healthz',
  '/hi//evil.example',
  '/hi/hi//evil.example',
  '/hi/hi/%2fevil.example',
  '/%68i//evil.example',
  '/readyz',
  '/%61pi/cart',
  '/%5fnext/x',
  '/%',
  '/%zz',
  '/cart page',
  '',
  `/${'x'.repeat(500)}`,
  undefined,
  null,
  7,
  {},
  ['/cart'],
  { toString: () => '/cart' },
])('%p is refused as a redirect target', (input) => {
  expect(safeRedirect(input)).toBeNull();
});

test('safeRedirect keeps any text on the store and is idempotent', () => {
  const input = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 80 }),
    fc
      .string({
        unit: fc.constantFrom('/', '\\', '.', '%', '2', 'f', '5', 'c', '@', ':', '?', '#', 'a', '\t', ' '),
        maxLength: 30,
      })
      .map((text) => `/${text}`),
    fc.webUrl({ withQueryParameters: true, withFragments: true }),
  );
  fc.assert(
    fc.property(input, (text) => {
      const answer = safeRedirect(text);
      if (answer === null) return;
      expect(originOf(answer)).toBe(ORIGIN);
      expect(safeRedirect(answer)).toBe(answer);
    }),
    { numRuns: 2000 },
  );
});
