import { OPEN_RULES } from '#lib/testing/storefront/admission.ts';
import { decide as decideBy } from './decide.ts';
import type { GateRequest } from './types.ts';

const decide = (facts: GateRequest) => decideBy(facts, OPEN_RULES);

const facts = (change: Partial<GateRequest>): GateRequest => ({
  method: 'GET',
  path: '/',
  host: 'shop.test',
  now: 1,
  query: '',
  passes: { signedIn: false, bypass: false },
  mobileHint: '',
  userAgent: '',
  ...change,
});

test.each([
  ['/', 'public', 'full'],
  ['/watches', 'public', 'full'],
  ['/watches/men/dress/leather', 'public', 'full'],
  ['/search', 'public', 'full'],
  ['/404', 'public', 'full'],
  ['/page/privacy', 'public', 'full'],
  ['/brands/featured-brands/products', 'public', 'full'],
  ['/cartier-tank-1234', 'public', 'full'],
  ['/cartridge/checkouts', 'public', 'full'],
  ['/apix', 'public', 'full'],
  ['/cart', 'personal', 'cart-flow'],
  ['/checkout', 'personal', 'cart-flow'],
  ['/makepayment', 'personal', 'cart-flow'],
  ['/thankyou', 'personal', 'cart-flow'],
  ['/displayemail', 'personal', 'cart-flow'],
  ['/passwordreset', 'personal', 'cart-flow'],
  ['/myaccount', 'personal', 'full'],
  ['/myaccount/order-list', 'personal', 'full'],
  ['/myaccount/myaccount-order', 'personal', 'full'],
  ['/myaccount/addresses/new', 'personal', 'full'],
  ['/myaccount/addresses/0f8fad5b-d9cb-469f-a165-70867728950e', 'personal', 'full'],
  ['/myaccount/privacy', 'personal', 'full'],
  ['/myaccount/delete', 'personal', 'full'],
  ['/myaccount/wishlist', 'personal', 'full'],
  ['/wishlist/0f8fad5b-d9cb-469f-a165-70867728950e', 'personal', 'full'],
  ['/gift-cards', 'personal', 'full'],
  ['/gift-cards/balance', 'personal', 'full'],
  ['/appointments/jaipur-store--st114', 'personal', 'full'],
  ['/forgotpassword', 'personal', 'full'],
  ['/users/sign_in', 'personal', 'full'],
  ['/user-access', 'personal', 'none'],
  ['/watches/counter', 'public', 'none'],
  ['/api/session', 'api', 'full'],
  ['/api/sign-out', 'api', 'full'],
  ['/api/account/deletion/code', 'api', 'full'],
  ['/favicon.ico', 'asset', 'full'],
  ['/robots.txt', 'asset', 'full'],
  ['/sitemap/0.xml', 'asset', 'full'],
  ['/feeds/google.xml', 'asset', 'full'],
  ['/llms.txt', 'asset', 'full'],
  ['/images/original/A-1-480.avif', 'asset', 'full'],
  ['/images/video/A-video-0123abcd.mp4', 'asset', 'full'],
  ['/fonts/display.woff2', 'asset', 'full'],
  ['/_next/static/chunks/main.js', 'asset', 'full'],
])('the path %s has the page class %s with header %s', (path, pageClass, headerMode) => {
  expect(decide(facts({ path }))).toMatchObject({ kind: 'pass', pageClass, headerMode });
});

test.each([
  ['/foo%', 400],
  ['/%E0%A4%A', 400],
  ['watches', 400],
  ['', 400],
  ['/a%2Fb', 404],
  ['/a%5cb', 404],
  ['/a\\b', 404],
  ['/a%00', 404],
  ['/a%0d%0aset-cookie', 404],
  ['/_next/image', 404],
  ['/_next/static', 404],
  ['/_next/data/x.json', 404],
  ['/_next/../cart', 404],
  ['/_private', 404],
  ['/robots.txt/x', 404],
  ['/faviconXico.php', 404],
  ['/wp-login.php', 404],
  ['/.env', 404],
  ['/watches/.git', 404],
  ['/a/b/c/d/e', 404],
  ['//evil.test', 404],
  ['/a//b', 404],
  ['/a/../b', 404],
  ['/%2e%2e/b', 404],
  [`/${'a'.repeat(200)}`, 404],
])('the path %s is refused with HTTP %i', (path, status) => {
  expect(decide(facts({ path }))).toEqual({ kind: 'refuse', status, bare: false, restricted: false });
});

test.each(['/watches/', '/watches/men/'])('the path %s redirects to the address without the trailing slash', (path) => {
  const decision = decide(facts({ path }));
  expect(decision).toEqual({ kind: 'redirect', status: 308, location: path.slice(0, -1) });
  expect(decide(facts({ path: path.slice(0, -1) })).kind).toBe('pass');
});

test.each([
  ['/%77atches/%6den', '/watches/men'],
  ['/%77atches/', '/watches'],
  ['/watches%2dmen', '/watches-men'],
  ['/caf%c3%a9', '/caf%C3%A9'],
])('the spelling %s redirects to %s', (path, location) => {
  expect(decide(facts({ path }))).toEqual({ kind: 'redirect', status: 308, location });
  expect(decide(facts({ path: location })).kind).toBe('pass');
});

test.each([
  ['/watches', 'POST', 'GET, HEAD'],
  ['/cart', 'DELETE', 'GET, HEAD'],
  ['/watches', 'TRACE', 'GET, HEAD'],
  ['/favicon.ico', 'PUT', 'GET, HEAD'],
  ['/api/cart', 'PUT', 'GET, HEAD, POST, PATCH, DELETE'],
  ['/api/cart', 'TRACE', 'GET, HEAD, POST, PATCH, DELETE'],
])('the path %s does not accept the method %s', (path, method, allow) => {
  expect(decide(facts({ path, method }))).toEqual({
    kind: 'refuse',
    status: 405,
    allow,
    bare: false,
    restricted: false,
  });
});

test.each([
  ['/watches', 'HEAD'],
  ['/api/cart', 'POST'],
  ['/api/cart', 'PATCH'],
  ['/api/cart', 'DELETE'],
])('the path %s accepts the method %s', (path, method) => expect(decide(facts({ path, method })).kind).toBe('pass'));

test.each(['', 'a b', 'shop.test/evil', 'user@shop.test', 'shop.test:port', '-x', 'a\nb', `${'a'.repeat(260)}`])(
  'a request to the invalid host "%s" is refused before anything else',
  (host) =>
    expect(decide(facts({ host, path: '/foo/' }))).toEqual({
      kind: 'refuse',
      status: 400,
      bare: true,
      restricted: true,
    }),
);

test.each(['localhost:3000', 'Shop.Test', '127.0.0.1:80', '[::1]:3000', 'ff1.localhost'])(
  'a request to the host %s is admitted under that name',
  (host) => expect(decide(facts({ host }))).toMatchObject({ admission: { host: host.toLowerCase() } }),
);

const IPHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605.1.15 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0 Safari/537.36';
test.each([
  ['', IPHONE, 'mobile'],
  ['', 'Mozilla/5.0 (Linux; Android 15; Pixel 9) Chrome/140.0 Mobile Safari/537.36', 'mobile'],
  ['', 'Mozilla/5.0 (Linux; Android 15; Tablet) Chrome/140.0 Safari/537.36', 'mobile'],
  ['', DESKTOP, 'desktop'],
  ['', '', 'desktop'],
  ['?1', DESKTOP, 'mobile'],
  ['?0', IPHONE, 'desktop'],
  ['nonsense', IPHONE, 'mobile'],
])('the client hint "%s" and user agent "%s" give the device %s', (mobileHint, userAgent, device) => {
  expect(decide(facts({ mobileHint, userAgent }))).toMatchObject({ device });
});
