import { buildPage } from './build-page.ts';
import type { CapturedResponse } from './capture-response.ts';
import { decompress } from './compression.ts';
import { sharingHead } from './sharing-head.ts';
import { type CachedPage, recordPageSent, variantOf } from './stored-page.ts';

const options = {
  now: 5,
  policyFor: (scripts: readonly string[], styles: readonly string[]) =>
    `script ${scripts.join(',')} style ${styles.join(',')}`,
  styles: new Map([['/a.css', { css: Buffer.from('p{color:red}'), hash: 'hash' }]]),
  origin: 'http://shop',
};
const html = `<!doctype html><title>Watches</title><script>alert('Hello, world.');</script>${'<p>x</p>'.repeat(300)}`;

function captured(overrides: Partial<CapturedResponse> = {}): CapturedResponse {
  return {
    status: 200,
    headers: { 'content-type': 'text/html; charset=utf-8' },
    body: Buffer.from(html),
    directives: { tags: new Set(['menu', 'list:watches']) },
    ...overrides,
  };
}

/** The headers of a page as a visitor gets it at once. */
function headersOf(page: CachedPage): Record<string, string> {
  const shared = { isDeviceFromProxy: false, trustedProxies: 0, hasCacheTag: false };
  const sharing = sharingHead(page, { ageMs: 0, ...shared });
  const head = [...page.headers, ...sharing];
  const pairs = head.flatMap((text, index) => (index % 2 === 0 ? [[text.toLowerCase(), head[index + 1]]] : []));
  return Object.fromEntries(pairs);
}

test('two renders of the same payload have one entity tag, though Next gives each an id', async () => {
  const payload = (id: string) =>
    captured({
      headers: { 'content-type': 'text/x-component' },
      body: Buffer.from(`0:["$","$L18","${id}v",{"children":"$L19"}]\n1:["$","$L1b","${id}m",{}]\n`.repeat(20)),
    });
  const [one, other] = [
    await buildPage(payload('a'.repeat(21)), options),
    await buildPage(payload('b'.repeat(21)), options),
  ];
  expect(one.etag).toBe(other.etag);
});

test('a page is stored compressed once, with its tags, cache headers and script hashes', async () => {
  const page = await buildPage(captured(), options);
  expect(page).toMatchObject({
    status: 200,
    storable: true,
    vary: 'Accept-Encoding',
    storedAt: 5,
    tags: ['list:watches', 'menu'],
  });
  expect(headersOf(page)).toEqual({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'public, s-maxage=60, stale-while-revalidate=600',
    vary: 'Accept-Encoding, User-Agent, Sec-CH-UA-Mobile',
    'surrogate-key': 'list:watches menu',
    'content-language': 'en-IN',
    'content-security-policy': 'script qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng= style ',
  });
  expect(Object.keys(page.variants)).toEqual(['br']);
  const gzip = await variantOf(page, 'gzip');
  expect(variantOf(page, 'gzip')).toBe(gzip);
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const variant = await variantOf(page, encoding);
    expect((await decompress(variant.body, encoding)).toString()).toBe(html);
    expect(variant.head).toContain(String(variant.body.length));
  }
  expect(Object.keys(page.variants)).toEqual(['br', 'gzip']);
});

test('the style sheets of a page are stored in it: allowed by their hash, and preloaded no more', async () => {
  const body = Buffer.from('<html><head><link rel="stylesheet" href="/a.css" data-precedence="next"/></head></html>');
  const link = '</f.woff2>; rel=preload; as="font", </a.css>; rel=preload; as="style"';
  const page = await buildPage(captured({ headers: { 'content-type': 'text/html', link }, body }), options);
  expect(headersOf(page)).toMatchObject({
    link: '</f.woff2>; rel=preload; as="font"',
    // The script that applies them is allowed by its hash, too.
    'content-security-policy': expect.stringMatching(/^script \S+ style hash$/),
  });
  const variant = await variantOf(page, 'identity');
  expect(variant.body.toString()).toContain('<style>p{color:red}</style><link');
});

test('each encoding of a page has its own entity tag, equal for equal pages', async () => {
  const [one, two] = [await buildPage(captured(), options), await buildPage(captured(), { ...options, now: 9 })];
  const tags = async (page: typeof one) =>
    Promise.all((['br', 'gzip', 'identity'] as const).map(async (encoding) => (await variantOf(page, encoding)).etag));
  expect(await tags(one)).toEqual(await tags(two));
  expect(new Set(await tags(one)).size).toBe(3);
});

test('a page that is sent again is compressed better, once, under another entity tag', async () => {
  const words = Array.from(
    { length: 3000 },
    (_, index) => `<p class="card-${index % 17}">${(index * 7919) % 1009}</p>`,
  );
  const body = Buffer.from(words.join(''));
  const page = await buildPage(captured({ body }), options);
  const first = await variantOf(page, 'br');
  expect(recordPageSent(page)).toBeNull();
  await recordPageSent(page);
  const again = await variantOf(page, 'br');
  expect(again.body.length).toBeLessThan(first.body.length);
  expect(again.etag).not.toBe(first.etag);
  expect(again.head).toContain(String(again.body.length));
  expect(await decompress(again.body, 'br')).toEqual(body);
  expect(recordPageSent(page)).toBeNull();
});

test('what is not stored is not compressed again', async () => {
  const page = await buildPage(captured({ status: 500 }), options);
  expect([recordPageSent(page), recordPageSent(page)]).toEqual([null, null]);
});

test('a cookie set by a shared render is dropped', async () => {
  const page = await buildPage(captured({ headers: { 'content-type': 'text/html', 'set-cookie': ['a=1'] } }), options);
  expect(headersOf(page)).not.toHaveProperty('set-cookie');
});

test('Vary of Next is kept, and no name is repeated', async () => {
  const headers = { 'content-type': 'text/html', vary: 'rsc, next-url, accept-encoding' };
  expect(headersOf(await buildPage(captured({ headers }), options)).vary).toBe(
    'rsc, next-url, Accept-Encoding, User-Agent, Sec-CH-UA-Mobile',
  );
});

test('a page that could not reach the retail API becomes HTTP 503 with Retry-After and is not stored', async () => {
  const directives = { tags: new Set<string>(), status: 503, retryAfterSeconds: 7 };
  const page = await buildPage(captured({ directives }), options);
  expect(page).toMatchObject({ status: 503, storable: false });
  expect(headersOf(page)).toMatchObject({ 'cache-control': 'no-store', 'retry-after': '7' });
});

test('a degraded page is sent, but is not stored and does not replace a stale page', async () => {
  const page = await buildPage(captured({ directives: { tags: new Set(['menu']), degraded: true } }), options);
  expect(page).toMatchObject({ status: 200, storable: false, evictsStale: false });
  expect(headersOf(page)['cache-control']).toBe('no-store');
});

test.each([
  [200, true, false, 60_000],
  [301, true, false, 60_000],
  [308, true, false, 60_000],
  [404, true, false, 10_000],
  [307, false, true, 60_000],
  [400, false, true, 60_000],
  [500, false, false, 60_000],
])(
  'a page with status %i is stored: %s, replaces a stale page: %s, is fresh for %i ms',
  async (status, storable, evictsStale, freshMs) => {
    expect(await buildPage(captured({ status }), options)).toMatchObject({ status, storable, evictsStale, freshMs });
  },
);

test('a redirect is relative and its empty body is unchanged', async () => {
  const page = await buildPage(
    captured({ status: 308, headers: { location: 'http://shop/watches' }, body: Buffer.alloc(0) }),
    options,
  );
  expect(headersOf(page).location).toBe('/watches');
  expect(await variantOf(page, 'br')).toMatchObject({ etag: expect.stringMatching(/^"[\w-]+"$/) });
});

test.each([
  [30_005, 30_000, 0, 'public, s-maxage=30'],
  [90_005, 60_000, 30_000, 'public, s-maxage=60, stale-while-revalidate=30'],
  [4, 0, 0, 'public, s-maxage=0'],
])('a page that is true until %i is not kept longer', async (validUntil, freshMs, staleMs, cacheControl) => {
  const page = await buildPage(captured({ directives: { tags: new Set(), validUntil } }), options);
  expect(page).toMatchObject({ freshMs, staleMs, storable: true });
  expect(headersOf(page)).toMatchObject({ 'cache-control': cacheControl });
});
