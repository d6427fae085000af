import { wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

const code = wellStocked[0]?.ProductCode.toLowerCase() ?? '';
const NOT_FOLLOWED = { maxRedirects: 0 };

/** One page of each class, and what it answers in either language. */
const PAGES: readonly (readonly [path: string, status: number])[] = [
  ['/', 200],
  ['/watches', 200],
  ['/watches?sort=newest&page=2', 200],
  ['/search?q=watch', 200],
  ['/page/contact', 200],
  ['/journal', 200],
  ['/store-locator', 200],
  ['/brands/featured-brands', 200],
  ['/cart', 200],
  ['/users/sign_in', 200],
  ['/forgotpassword', 200],
  ['/track-order', 200],
  ['/gift-cards', 200],
  ['/404', 404],
  ['/no-such-thing', 404],
  ['/a/b/c/d/e', 404],
];

for (const [path, status] of PAGES) {
  test(`${path} is HTTP ${status} in English and in Hindi, and neither cache holds the other`, async ({ request }) => {
    const hindi = path.replace(/^\/(?=\?|$)/, '') || '';
    // Each twice, so that the second is the stored one.
    for (const [address, tag] of [
      [path, 'en-IN'],
      [`/hi${hindi}`, 'hi-IN'],
      [path, 'en-IN'],
      [`/hi${hindi}`, 'hi-IN'],
    ] as const) {
      const response = await request.get(address, { headers: { accept: 'text/html' } });
      expect(response.status(), address).toBe(status);
      expect(response.headers()['content-language'], address).toBe(tag);
      const html = await response.text();
      expect(html, address).toContain(`<html lang="${tag}">`);
      const foreign =
        tag === 'en-IN'
          ? /(?:action|href)="\/hi[/"?][^>]*(?<!hrefLang="hi-IN"[^>]*)>/
          : /<a [^>]*href="\/(?!hi[/"?#]|images\/|api\/language)[^"]*"/;
      const links = html.replace(/<link [^>]*>/g, '');
      expect(links.match(foreign)?.[0] ?? '', address).toBe('');
    }
  });
}

test('a page names its address in both languages, and so does the sitemap', async ({ request, baseURL }) => {
  for (const address of ['/watches', '/hi/watches']) {
    const html = await (await request.get(address)).text();
    expect(html).toContain(`<link rel="canonical" href="${baseURL}${address}"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="en-IN" href="${baseURL}/watches"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="hi-IN" href="${baseURL}/hi/watches"/>`);
    expect(html).toContain(`<link rel="alternate" hrefLang="x-default" href="${baseURL}/watches"/>`);
    const [own, other] = address === '/watches' ? ['en_IN', 'hi_IN'] : ['hi_IN', 'en_IN'];
    expect(html).toContain(`<meta property="og:locale" content="${own}"/>`);
    expect(html).toContain(`<meta property="og:locale:alternate" content="${other}"/>`);
  }
  const sitemap = await (await request.get('/sitemap/1.xml')).text();
  expect(sitemap).toContain(`<url><loc>${baseURL}/hi/watches</loc>`);
  expect(sitemap).toContain(`<xhtml:link rel="alternate" hreflang="hi-IN" href="${baseURL}/hi/watches"/>`);
});

test('redirects keep the language', async ({ request }) => {
  for (const [address, status, location] of [
    ['/hi/watches/men/?sort=newest', 308, '/hi/watches/men?sort=newest'],
    [`/hi/another-name-${code}`, 308, /^\/hi\/[a-z0-9-]+$/],
    ['/hi/page', 308, '/hi/page/sitemap'],
    ['/hi/myaccount', 307, '/hi/users/sign_in?next=%2Fmyaccount'],
  ] as const) {
    const response = await request.get(address, NOT_FOLLOWED);
    expect(response.status(), address).toBe(status);
    expect(response.headers().location, address).toEqual(
      typeof location === 'string' ? location : expect.stringMatching(location),
    );
  }
});

test('a form in Hindi leads to a page in Hindi', async ({ request }) => {
  const response = await request.post('/hi/api/cart', {
    form: { intent: 'add', code: code.toUpperCase() },
    headers: { accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    ...NOT_FOLLOWED,
  });
  expect(response.status()).toBe(303);
  expect(response.headers().location).toMatch(/^\/hi\//);
});

test('the switch remembers the language without a page that sets a cookie', async ({ request }) => {
  const chosen = await request.get('/api/language?to=hi&page=%2Fwatches%3Fsort%3Dnewest', NOT_FOLLOWED);
  expect(chosen.status()).toBe(303);
  expect(chosen.headers().location).toBe('/hi/watches?sort=newest');
  expect(chosen.headers()['set-cookie']).toMatch(/^languageID=2; Path=\/; Max-Age=\d+; SameSite=Lax/);
  const page = await request.get('/hi/watches?sort=newest');
  expect(page.headers()['set-cookie']).toBeUndefined();
  expect(page.headers()['cache-control']).toMatch(/^public/);
});

for (const [page, location] of [
  ['//evil.example', '/hi'],
  ['https://evil.example', '/hi'],
  ['/hi//evil.example', '/hi'],
  ['/hi/cart', '/hi/cart'],
  ['/users/sign_in', '/hi/users/sign_in'],
] as const) {
  test(`the switch from ${page} leads to ${location}`, async ({ request }) => {
    const response = await request.get(`/api/language?to=hi&page=${encodeURIComponent(page)}`, NOT_FOLLOWED);
    expect(response.headers().location).toBe(location);
  });
}

test('another site can lead to a language, but not choose it for later', async ({ request }) => {
  const headers = { 'sec-fetch-site': 'cross-site' };
  const response = await request.get('/api/language?to=hi&page=%2F', { headers, ...NOT_FOLLOWED });
  expect(response.headers().location).toBe('/hi');
  expect(response.headers()['set-cookie']).toBeUndefined();
  expect((await request.get('/api/language?to=xx&page=%2F', NOT_FOLLOWED)).status()).toBe(404);
});

test('the typed address of the store leads to the chosen language, and nothing else does', async ({ request }) => {
  const typed = { 'sec-fetch-site': 'none', cookie: 'languageID=2' };
  const home = await request.get('/', { headers: typed, ...NOT_FOLLOWED });
  expect([home.status(), home.headers().location, home.headers()['cache-control']]).toEqual([302, '/hi', 'no-store']);
  expect((await request.get('/watches', { headers: typed, ...NOT_FOLLOWED })).status()).toBe(200);
  expect((await request.get('/', { headers: { cookie: 'languageID=2' }, ...NOT_FOLLOWED })).status()).toBe(200);
});
