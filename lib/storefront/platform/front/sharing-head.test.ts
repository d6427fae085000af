import { sharingHead } from './sharing-head.ts';

const PAGE = {
  storable: true,
  freshMs: 60_000,
  staleMs: 600_000,
  vary: 'rsc, Accept-Encoding',
  tags: ['list:watches', 'shop'],
};
const DIRECT = { isDeviceFromProxy: false, trustedProxies: 0, hasCacheTag: false };

test.each([
  ['is fresh', 0, 'public, s-maxage=60, stale-while-revalidate=600'],
  ['is nearly stale', 59_999, 'public, s-maxage=60, stale-while-revalidate=600'],
  [
    'is stale: a cache may keep it for two seconds, and no longer than the front',
    60_000,
    '62, stale-while-revalidate=598',
  ],
  ['is old', 400_500, '402, stale-while-revalidate=258'],
  ['has almost ended', 659_000, 'public, s-maxage=660'],
])('a page that %s', (_state, ageMs, expected) => {
  const [, control] = sharingHead(PAGE, { ageMs, ...DIRECT });
  expect(control).toBe(expected.startsWith('public') ? expected : `public, s-maxage=${expected}`);
});

test('a page that is true for a short time is kept for that time only', () => {
  const [, control] = sharingHead({ ...PAGE, freshMs: 20_000, staleMs: 0 }, { ageMs: 0, ...DIRECT });
  expect(control).toBe('public, s-maxage=20');
});

test('a page that must not be stored is kept by no cache', () => {
  const [, control] = sharingHead({ ...PAGE, storable: false }, { ageMs: 0, ...DIRECT });
  expect(control).toBe('no-store');
});

test.each([
  ['by its own headers, without a proxy', DIRECT, 'User-Agent, Sec-CH-UA-Mobile'],
  ['by a proxy', { ...DIRECT, isDeviceFromProxy: true, trustedProxies: 1 }, 'X-Device'],
  [
    'by its own headers, behind a proxy that tells none',
    { ...DIRECT, trustedProxies: 1 },
    'X-Device, User-Agent, Sec-CH-UA-Mobile',
  ],
])('a cache chooses the page of a device told %s', (_how, shared, expected) => {
  const head = sharingHead(PAGE, { ageMs: 0, ...shared });
  expect(head.slice(2)).toEqual(['Vary', `rsc, Accept-Encoding, ${expected}`]);
});

test('Cloudflare gets the surrogate keys as it reads them', () => {
  const head = sharingHead(PAGE, { ageMs: 0, ...DIRECT, hasCacheTag: true });
  expect(head.slice(4)).toEqual(['Cache-Tag', 'list:watches,shop']);
});
