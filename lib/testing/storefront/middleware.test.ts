import { NextRequest } from 'next/server';
import { middleware } from '@/middleware';

const request = (path: string, headers: Record<string, string> = {}, method = 'GET') =>
  middleware(new NextRequest(`http://shop.test${path}`, { method, headers: { host: 'shop.test', ...headers } }));

/** Returns a request header as the page will see it; null where it was removed. */
const passedOn = (response: Response, name: string) => response.headers.get(`x-middleware-request-${name}`);

test('a public page may be cached by shared caches and has no CSP nonce', async () => {
  const response = await request('/watches');
  expect(response.headers.get('cache-control')).toBe('public, s-maxage=60, stale-while-revalidate=600');
  expect(response.headers.get('content-security-policy')).toBeNull();
  expect(passedOn(response, 'x-header-mode')).toBe('full');
  expect(passedOn(response, 'x-device')).toBe('desktop');
});

test('a personal page is never stored, and its CSP nonce is different each time', async () => {
  const [first, second] = [await request('/cart'), await request('/cart')];
  expect(first.headers.get('cache-control')).toBe('private, no-store');
  const policy = first.headers.get('content-security-policy') ?? '';
  const nonce = passedOn(first, 'x-nonce');
  expect(nonce).toMatch(/^[\w+/]{24}$/);
  expect(policy).toContain(`'nonce-${nonce}'`);
  expect(passedOn(first, 'content-security-policy')).toBe(policy);
  expect(passedOn(second, 'x-nonce')).not.toBe(nonce);
  expect(passedOn(first, 'x-header-mode')).toBe('cart-flow');
});

const FORGED = {
  'x-header-mode': 'none',
  'x-device': 'mobile',
  'x-nonce': 'forged',
  'content-security-policy': "script-src 'nonce-forged'",
  'content-security-policy-report-only': "script-src 'nonce-forged'",
};

test.each(['/', '/watches', '/cart', '/api/cart', '/favicon.ico'])(
  'the request header %s of a client is not trusted',
  async (path) => {
    const response = await request(path, FORGED);
    const overriddenHeaders = (response.headers.get('x-middleware-override-headers') ?? '').split(',');
    expect(overriddenHeaders).toContain('host');
    for (const [name, value] of Object.entries(FORGED)) expect(passedOn(response, name)).not.toBe(value);
    expect(JSON.stringify([...response.headers])).not.toContain('forged');
  },
);

test.each([
  ['/a/b/c/d/e', 'GET', 404],
  ['/.env', 'GET', 404],
  ['/foo%', 'GET', 400],
  ['/watches', 'POST', 405],
])('%s by %s is answered with HTTP %i, a link onwards and no scripts', async (path, method, status) => {
  const response = await request(path, {}, method);
  expect(response.status).toBe(status);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  expect(response.headers.get('allow')).toBe(status === 405 ? 'GET, HEAD' : null);
  expect(await response.text()).toContain('<a href="/">Home page</a>');
});

test('a redirect leads to the same host as a relative URL and is not cached', async () => {
  const response = await request('/watches/');
  expect(response.status).toBe(308);
  expect(response.headers.get('location')).toBe('http://shop.test/watches');
  expect(response.headers.get('cache-control')).toBe('no-store');
});

test.each(['/', '/cart', '/api/cart', '/.env', '/watches/'])('%s carries the security headers', async (path) => {
  const { headers } = await request(path);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('x-frame-options')).toBe('DENY');
  expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
});

const policyOf = async (path: string) =>
  ((await request(path)).headers.get('content-security-policy') ?? '').replace(/'nonce-[^']+'/, '');

test.each(['/makepayment', '/gift-cards/orders/id-of_an-0rder'])(
  'the CSP of %s allows the payment gateways',
  async (page) => {
    const policy = await policyOf(page);
    expect(policy).toContain("form-action 'self' https://*.razorpay.com https://*.payu.in;");
    expect(policy).toContain('frame-src https://*.razorpay.com;');
    expect(policy).toContain("connect-src 'self' https://*.razorpay.com;");
    expect((await request(page)).headers.get('permissions-policy')).toContain(
      'payment=(self "https://*.razorpay.com")',
    );
    // The gateway's checkout opens bank pages in windows that report back.
    expect((await request(page)).headers.get('cross-origin-opener-policy')).toBe('same-origin-allow-popups');
  },
);

test.each([
  '/cart',
  '/checkout',
  '/thankyou',
  '/makepayment-of-watches',
  '/myaccount/makepayment',
  '/gift-cards',
  '/gift-cards/balance',
  '/gift-cards/orders',
  '/gift-cards/orders/a/b',
  '/x/gift-cards/orders/a',
])('the CSP of %s allows no payment gateway', async (path) => {
  expect(await policyOf(path)).not.toMatch(/razorpay|payu/);
  expect((await request(path)).headers.get('permissions-policy')).toContain('payment=(self),');
  expect((await request(path)).headers.get('cross-origin-opener-policy')).toBe('same-origin');
});

test('any other page may only post to this site and shows no frames', async () => {
  expect(await policyOf('/cart')).toContain("form-action 'self';");
  expect(await policyOf('/cart')).toContain("frame-src 'none'");
});

test.each(['/razorpay_response', '/payu_response', '/api/payments/razorpay'])(
  'a payment gateway may post to %s',
  async (path) =>
    expect((await request(path, { 'sec-fetch-site': 'cross-site' }, 'POST')).headers.get('x-middleware-next')).toBe(
      '1',
    ),
);
