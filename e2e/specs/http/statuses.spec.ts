import { wellStocked } from '../../fixtures/catalogue.ts';
import { expect, test } from '../../fixtures/test.ts';

const code = wellStocked[0]?.ProductCode.toLowerCase() ?? '';

for (const path of [
  '/no-such-thing',
  '/watches/no-such',
  '/a/b/c/d',
  '/page/no-such-page',
  '/journal/no-such-story',
  '/watches/men?page=99',
  '/gift-cards/orders/of-nobody',
  '/gift-cards/orders/%3Cscript%3E',
  '/appointments/nowhere--zz9',
]) {
  test(`${path} is HTTP 404 with links onwards`, async ({ request }) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toMatch(/<h1[^>]*>We cannot find this page<\/h1>/);
    const [main = ''] = /<main[\s\S]*<\/main>/.exec(html) ?? [];
    expect(main).toMatch(/<a [^>]*href="\/watches"[^>]*>Watches</);
    expect(html).toContain('<header');
  });
}

for (const path of ['/a/b/c/d/e', '/x%2f..%2fy', '/_next/image', '/.env', '/watches/men.php']) {
  test(`${path} is refused with HTTP 404`, async ({ request }) => {
    expect((await request.get(path)).status()).toBe(404);
  });
}

for (const [method, path] of [
  ['GET', '/api/cart/coupon'],
  ['GET', '/api/cart/gift-coupon'],
  ['GET', '/api/cart/gift-cards'],
  ['GET', '/api/gift-cards/payment'],
  ['PUT', '/api/cart/offers'],
  ['DELETE', '/api/cart/coupon'],
] as const) {
  test(`${method} ${path} is refused with HTTP 405`, async ({ request }) => {
    expect((await request.fetch(path, { method })).status()).toBe(405);
  });
}

test('another slug of a product redirects to the canonical one with HTTP 308', async ({ request }) => {
  const response = await request.get(`/another-name-${code}`, { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  const location = response.headers().location ?? '';
  expect(location).toMatch(new RegExp(`^/[a-z0-9-]+-${code}$`));
  expect((await request.get(location, { maxRedirects: 0 })).status()).toBe(200);
});

test('a trailing slash redirects to the URL without it', async ({ request }) => {
  const response = await request.get('/watches/men/?sort=newest', { maxRedirects: 0 });
  expect(response.status()).toBe(308);
  expect(response.headers().location).toBe('/watches/men?sort=newest');
});

test('a path that cannot be decoded is refused with HTTP 400', async ({ store }) => {
  // A direct request, because a browser would correct the URL.
  expect((await fetch(`${store.url}/watches%`)).status).toBe(400);
  expect((await fetch(`${store.url}/%e0%a4%a`)).status).toBe(400);
});

for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS']) {
  test(`${method} on a page is refused with HTTP 405`, async ({ request }) => {
    const response = await request.fetch('/watches', { method });
    expect(response.status()).toBe(405);
    expect(response.headers().allow).toContain('GET');
  });
}

test('a body over the limit is refused with HTTP 413', async ({ store }) => {
  const body = JSON.stringify({ productUrl: 'x'.repeat(200_000), quantity: 1 });
  const response = await fetch(`${store.url}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: store.url },
    body,
  });
  expect(response.status).toBe(413);
});

test('a cart change from another site is refused with HTTP 403', async ({ store }) => {
  const response = await fetch(`${store.url}/api/cart`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
    body: 'intent=add&productUrl=x&quantity=1',
  });
  expect(response.status).toBe(403);
});
