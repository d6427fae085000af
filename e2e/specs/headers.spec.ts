import { plentiful } from '../fixtures/catalogue.ts';
import { untilMade } from '../fixtures/photos.ts';
import { expect, test } from '../fixtures/test.ts';

const product = `/p-${plentiful[0]?.ProductCode.toLowerCase()}`;
const PUBLIC = ['/', '/watches', '/watches/men/chronograph/leather', '/search?q=gold', product];

for (const path of PUBLIC) {
  test(`${path} is the same for everybody and may be kept for a minute`, async ({ request }) => {
    const response = await request.get(path);
    const headers = response.headers();
    expect(response.status()).toBe(200);
    expect(headers['cache-control']).toBe('public, s-maxage=60, stale-while-revalidate=600');
    expect(headers['set-cookie']).toBeUndefined();
    expect(headers['surrogate-key']).toMatch(/\w/);
    expect(headers.vary).toMatch(/accept-encoding/i);
    expect(headers.etag).toMatch(/^(W\/)?".+"$/);
    const again = await request.get(path, { headers: { 'if-none-match': headers.etag ?? '' } });
    expect(again.status()).toBe(304);
  });
}

const PERSONAL = ['/cart', '/gift-cards', '/gift-cards/balance'];

for (const path of [...PERSONAL, '/api/cart', '/api/cart/offers', '/api/session', '/gift-cards/orders/of-nobody']) {
  test(`${path} is kept by nobody`, async ({ request }) => {
    const cacheControl = (await request.get(path)).headers()['cache-control'] ?? '';
    expect(cacheControl).toContain('no-store');
    expect(cacheControl).toContain('private');
  });
}

for (const path of [...PUBLIC, ...PERSONAL, '/no-such-thing']) {
  test(`${path} carries the headers that guard a shopper`, async ({ request }) => {
    const headers = (await request.get(path)).headers();
    const policy = headers['content-security-policy'] ?? '';
    expect(policy).toContain("default-src 'self'");
    expect(policy).toContain("object-src 'none'");
    expect(policy).toContain("base-uri 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy.match(/script-src [^;]+/)?.[0]).not.toContain('unsafe-inline');
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['referrer-policy']).toMatch(/origin|no-referrer/);
    expect(headers).not.toHaveProperty('x-powered-by');
  });
}

test('the nonce of a personal page is new every time', async ({ request }) => {
  const nonce = async () =>
    /'nonce-([^']+)'/.exec((await request.get('/cart')).headers()['content-security-policy'] ?? '')?.[1];
  const [one, other] = [await nonce(), await nonce()];
  expect(one).toMatch(/.{16,}/);
  expect(one).not.toBe(other);
});

test('pages run their scripts under their own policy', async ({ shop, page }) => {
  for (const path of [...PUBLIC, '/cart']) {
    await shop.open(path);
    // Only a script that was allowed to run can answer a click on the client's router.
    if (path !== '/cart') await shop.settled();
    await expect(page.getByRole('main')).toBeVisible();
  }
});

test.describe('against an intruder', () => {
  test.use({ expectedProblems: /Content Security Policy/ });

  test('a script that somebody slipped into a page is not run', async ({ shop, page }) => {
    await shop.open('/');
    const blocked = page.waitForEvent('console', (message) => /Content Security Policy/.test(message.text()));
    await page.evaluate(() => {
      const script = document.createElement('script');
      script.textContent = 'document.title = "taken";';
      document.body.append(script);
    });
    await blocked;
    await expect(page).not.toHaveTitle('taken');
  });
});

test('the answer is compressed as the browser asks', async ({ store }) => {
  for (const encoding of ['br', 'gzip']) {
    const response = await fetch(`${store.url}/watches`, { headers: { 'accept-encoding': encoding } });
    expect(response.headers.get('content-encoding')).toBe(encoding);
    expect(await response.text()).toContain('</html>');
  }
});

test('files of the build and photos are kept for a year', async ({ page, request, shop, store }) => {
  await shop.open('/watches');
  const script = await page.locator('script[src*="/_next/static/"]').first().getAttribute('src');
  const photo = await page.getByRole('img').or(page.locator('picture img')).first().getAttribute('src');
  await untilMade(photo ?? '', store.apiUrl);
  for (const url of [script, photo]) {
    const response = await request.get(url ?? '');
    expect(response.status()).toBe(200);
    expect(response.headers()['cache-control']).toMatch(/max-age=31536000.*immutable/);
  }
});
