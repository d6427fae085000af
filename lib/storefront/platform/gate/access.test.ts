import { keysOf } from '#lib/contract/typed-keys.ts';
import fc from '#lib/testing/generated.ts';
import { decide } from './decide.ts';
import type { AccessRules, Decision, GateRequest, Passes } from './types.ts';

const LAUNCH = 1_000_000;
const RULES: AccessRules = { launchAt: LAUNCH, privateSaleHosts: ['ff1.test', 'ff2.test'], siteHost: 'shop.test' };

const PASSES = {
  nobody: { signedIn: false, bypass: false },
  customer: { signedIn: true, bypass: false },
  early: { signedIn: true, bypass: true },
  // The bypass of a session that has ended.
  left: { signedIn: false, bypass: true },
} satisfies Record<string, Passes>;
type Who = keyof typeof PASSES;

const PLACES = {
  open: { host: 'shop.test', now: LAUNCH },
  early: { host: 'shop.test', now: LAUNCH - 1 },
  sale: { host: 'ff1.test', now: LAUNCH },
  'early sale': { host: 'FF2.test:3000', now: 0 },
};
type Place = keyof typeof PLACES;

const facts = (place: Place, who: Who, change: Partial<GateRequest> = {}): GateRequest => ({
  method: 'GET',
  path: '/',
  query: '',
  mobileHint: '',
  userAgent: '',
  passes: PASSES[who],
  ...PLACES[place],
  ...change,
});

/** A short notation: the redirect target, the refusal's status, or the page class with `+` for an admission. */
function short(decision: Decision): string {
  if (decision.kind === 'redirect') return `→ ${decision.location}${decision.grantsBypass ? ' +bypass' : ''}`;
  if (decision.kind === 'refuse') return `${decision.status}${decision.bare ? ' bare' : ''}`;
  return `${decision.pageClass} ${decision.headerMode}${decision.admission ? ' +' : ''}`;
}

const SALE = '→ /user-access?next=%2Fwatches';
const PHOTO = '/images/original/A-1-480.avif';
const TABLE: [path: string, rows: [Place, Record<Who, string>][]][] = [
  [
    '/watches',
    [
      ['open', all('public full +')],
      ['early', { ...all('→ /counter'), early: 'personal full +' }],
      ['sale', { ...all('personal full +'), nobody: SALE, left: SALE }],
      ['early sale', { ...all('personal full +'), nobody: SALE, left: SALE }],
    ],
  ],
  [
    '/',
    [
      ['early', { ...all('→ /counter'), early: 'personal full +' }],
      ['sale', { ...all('personal full +'), nobody: '→ /user-access', left: '→ /user-access' }],
    ],
  ],
  [
    '/cart',
    [
      ['open', all('personal cart-flow +')],
      ['early', { ...all('→ /counter'), early: 'personal cart-flow +' }],
    ],
  ],
  [
    '/counter',
    [
      ['open', all('→ /')],
      // The page itself redirects a visitor who may enter.
      ['early', { ...all('personal none'), early: 'personal none +' }],
      ['sale', { ...both('personal none +'), nobody: saleOf('/counter'), left: saleOf('/counter') }],
    ],
  ],
  [
    '/users/sign_in',
    [
      ['open', all('personal full +')],
      ['early', { ...all('personal logo'), early: 'personal full +' }],
      ['sale', { ...all('personal full +'), nobody: saleOf('/users/sign_in'), left: saleOf('/users/sign_in') }],
    ],
  ],
  [
    '/user-access',
    [
      ['open', all('personal none +')],
      ['early', { ...all('personal none'), early: 'personal none +' }],
      ['sale', { ...all('personal none +'), nobody: 'personal none', left: 'personal none' }],
    ],
  ],
  ['/page/privacy', [['early', { ...all('personal logo'), early: 'personal full +' }]]],
  ['/page/sitemap', [['early', { ...all('→ /counter'), early: 'personal full +' }]]],
  ...[PHOTO, '/sitemap/1.xml', '/feeds/google.xml', '/llms.txt'].map((path): (typeof TABLE)[number] => [
    path,
    [
      ['open', all('asset full +')],
      ['early', { ...all('404 bare'), early: path === PHOTO ? 'asset full +' : '404' }],
      ['sale', { nobody: '404 bare', left: '404 bare', ...both(path === PHOTO ? 'asset full +' : '404') }],
    ],
  ]),
  ...['/api/wishlist', '/api/footer', '/api/suggestions'].map((path): (typeof TABLE)[number] => [
    path,
    [
      ['open', all('api full +')],
      ['early', { ...all('404 bare'), early: 'api full +' }],
      ['sale', { ...both('api full +'), nobody: '404 bare', left: '404 bare' }],
    ],
  ]),
  ...['/api/session', '/api/sign-in/code', '/payu_response', '/api/payments/razorpay', '/api/messages/whatsapp'].map(
    (path): (typeof TABLE)[number] => [path, [['early', { ...all('api logo'), early: 'api full +' }]]],
  ),
  ...['/robots.txt', '/icons/192-v1.png'].map((path): (typeof TABLE)[number] => [
    path,
    [['sale', { ...both('asset full +'), nobody: 'asset logo', left: 'asset logo' }]],
  ]),
  ['/.env', [['early', { ...all('404 bare'), early: '404' }]]],
];

function all(outcome: string): Record<Who, string> {
  return { nobody: outcome, customer: outcome, early: outcome, left: outcome };
}
function both(outcome: string) {
  return { customer: outcome, early: outcome };
}
function saleOf(path: string): string {
  return `→ /user-access?next=${encodeURIComponent(path)}`;
}

const CASES = TABLE.flatMap(([path, rows]) =>
  rows.flatMap(([place, outcomes]) =>
    Object.entries(outcomes).map(([who, outcome]) => [path, place, who as Who, outcome] as const),
  ),
);
test.each(CASES)('gate: %s, %s, for %s: %s', (path, place, who, outcome) =>
  expect(short(decide(facts(place, who, { path }), RULES))).toBe(outcome),
);

test.each([
  ['early', 'customer', '/watches', '?wsi=2', '→ /watches +bypass'],
  ['early', 'customer', '/watches', '?page=2&wsi=2', '→ /watches?page=2 +bypass'],
  ['early', 'customer', '/counter', '?wsi=2', '→ / +bypass'],
  ['early', 'customer', '/watches', '?wsi=1', '→ /counter'],
  ['early', 'customer', '/watches', '?xwsi=2', '→ /counter'],
  ['early', 'customer', '/api/cart', '?wsi=2', '404 bare'],
  ['early', 'nobody', '/watches', '?wsi=2', '→ /counter'],
  ['early', 'left', '/watches', '?wsi=2', '→ /counter'],
  ['sale', 'nobody', '/', '?wsi=2', '→ /user-access?next=%2F%3Fwsi%3D2'],
  ['sale', 'customer', '/watches', '?wsi=2', 'personal full +'],
  // The router's own parameter must not be passed on.
  ['sale', 'nobody', '/watches', '?_rsc=abc', '→ /user-access?next=%2Fwatches'],
  [
    'sale',
    'nobody',
    '/watches',
    '?page=2&_rsc=abc&sort=',
    `→ /user-access?next=${encodeURIComponent('/watches?page=2&sort=')}`,
  ],
  ['sale', 'nobody', '/watches', '?a_rsc=1', `→ /user-access?next=${encodeURIComponent('/watches?a_rsc=1')}`],
  ['early', 'customer', '/watches', '?wsi=2&_rsc=abc', '→ /watches +bypass'],
  ['open', 'nobody', '/watches/', '?_rsc=abc&page=2', '→ /watches?page=2'],
  ['open', 'customer', '/watches', '?wsi=2', 'public full +'],
] as const)('gate: %s, %s opens %s%s: %s', (place, who, path, query, outcome) =>
  expect(short(decide(facts(place, who, { path, query }), RULES))).toBe(outcome),
);

test('the gate opens the store exactly at the launch time', () => {
  const at = (now: number) => short(decide(facts('open', 'nobody', { now, path: '/watches' }), RULES));
  expect([at(LAUNCH - 1), at(LAUNCH), at(LAUNCH + 1)]).toEqual(['→ /counter', 'public full +', 'public full +']);
});

test.each(['elsewhere.test', 'shop.test.', 'shop.test.evil', 'ff3.test', 'xshop.test', '127.0.0.1:3000', 'localhost'])(
  'a store with its own address refuses the host %s',
  (host) => expect(short(decide(facts('open', 'early', { host }), RULES))).toBe('400 bare'),
);

test.each(['localhost:3000', '127.0.0.1', '[::1]:80'])(
  'a store with a loopback address accepts the loopback host %s',
  (host) => {
    const rules = { ...RULES, siteHost: 'localhost' };
    expect(short(decide(facts('open', 'nobody', { host }), rules))).toBe('public full +');
  },
);

describe('a store without an address of its own', () => {
  const rules: AccessRules = { ...RULES, siteHost: null };
  const outcomes = (host: string) =>
    [rules, { ...rules, namedHostsOnly: true }].map((by) => short(decide(facts('open', 'nobody', { host }), by)));
  const OPEN = 'public full +';
  test.each([
    ['localhost:3000', OPEN, OPEN],
    ['127.0.0.1', OPEN, OPEN],
    ['[::1]:3000', OPEN, OPEN],
    // A phone in the same network, and a container.
    ['192.168.1.20:3000', OPEN, OPEN],
    ['[FE80::1]:3000', OPEN, OPEN],
    ['FF1.test:3000', '→ /user-access', '→ /user-access'],
    ['samay-store:3000', OPEN, '400 bare'],
    ['preview.cloud.test', OPEN, '400 bare'],
    ['ff3.test', OPEN, '400 bare'],
    ['10.0.0.1.evil.test', OPEN, '400 bare'],
    ['10.0.0.1.', '400 bare', '400 bare'],
    ['localhost.evil.test', OPEN, '400 bare'],
    ['evil.test@10.0.0.1', '400 bare', '400 bare'],
  ])(
    'a store without SITE_URL answers %s with %s, and with %s where private sale hosts are named',
    (host, unnamed, named) => expect(outcomes(host)).toEqual([unnamed, named]),
  );
});

const segment = fc.oneof(
  fc.constantFrom('watches', 'counter', 'user-access', 'users', 'sign_in', 'api', 'cart', 'page', 'privacy', 'images'),
  fc.constantFrom(
    '.',
    '..',
    '',
    '%2e%2e',
    '%2f',
    '\\',
    '_next',
    'static',
    'sitemap.xml',
    'feeds',
    'llms.txt',
    '%00',
    '%0d%0a',
    'é',
    '%C3%A9',
  ),
  fc.string({ unit: 'binary', maxLength: 12 }),
);
const path = fc.oneof(
  fc.array(segment, { maxLength: 6 }).map((parts) => `/${parts.join('/')}`),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.webPath(),
);
const query = fc.oneof(
  fc.constantFrom('', '?wsi=2', '?wsi=2&wsi=2', '?next=//evil.test', '?a\r\nb: c', '?\\\\evil', '?wsi=2&a=%'),
  fc.string({ unit: 'binary', maxLength: 30 }).map((text) => `?${text}`),
);
const anyFacts = fc.record({
  place: fc.constantFrom(...keysOf(PLACES)),
  who: fc.constantFrom(...keysOf(PASSES)),
  method: fc.constantFrom('GET', 'HEAD', 'POST', 'PUT', 'TRACE'),
  path,
  query,
});

/** The next request of a browser that follows the redirect, with the bypass granted. */
function followed(request: GateRequest, decision: Extract<Decision, { kind: 'redirect' }>): GateRequest {
  const mark = decision.location.indexOf('?');
  const path = mark === -1 ? decision.location : decision.location.slice(0, mark);
  const passes = { ...request.passes, bypass: request.passes.bypass || decision.grantsBypass === true };
  return { ...request, path, query: mark === -1 ? '' : decision.location.slice(mark), passes };
}

test('any request ends after at most two redirects, all of them within the store', () => {
  fc.assert(
    fc.property(anyFacts, ({ place, who, ...change }) => {
      let request = facts(place, who, change);
      for (let steps = 0; ; steps += 1) {
        const decision = decide(request, RULES);
        if (decision.kind !== 'redirect') return;
        expect(decision.location).toMatch(/^\/(?![/\\])[^\\\p{Cc}]*$/u);
        expect(new URL(decision.location, 'http://shop.test').host).toBe('shop.test');
        expect(steps).toBeLessThan(2);
        request = followed(request, decision);
      }
    }),
    { numRuns: 20_000 },
  );
});

test('a visitor without passes is never admitted where entry is restricted', () => {
  fc.assert(
    fc.property(anyFacts, ({ place, who: _who, ...change }) => {
      fc.pre(place !== 'open');
      for (const who of ['nobody', 'left'] as const) {
        const decision = decide(facts(place, who, change), RULES);
        if (decision.kind === 'pass') expect(decision.admission).toBeNull();
        else if (decision.kind === 'refuse') expect(decision.bare).toBe(true);
        else expect(decision.grantsBypass).toBeUndefined();
      }
    }),
    { numRuns: 5000 },
  );
});
