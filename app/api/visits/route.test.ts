import type { VisitPurpose } from '#lib/contract/vocabulary.ts';
import { choiceText } from '#lib/storefront/marketing/consent/choice.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { SEED_PRODUCTS } from '#lib/testing/examples/seed.ts';
import { haltRateLimits, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import type { ClientUnderTest } from '#lib/testing/storefront/retail-client.ts';
import { POST as addToCart } from '../cart/route.ts';
import { POST } from './route.ts';

const WATCH = `/p-${SEED_PRODUCTS[0]?.code.toLowerCase()}`;

const PATH = '/api/visits';
const LANDING = { url: '/watches?utm_source=mail&track=D-1', code: 'D-1' };

const setup = setUpRetailApi();

beforeEach(() => {
  setup.exchanges.length = 0;
});

/** Returns the browser of a visitor who consented to these purposes. */
function agreed(...granted: VisitPurpose[]) {
  const browser = newBrowser();
  const purposes: VisitPurpose[] = granted.length > 0 ? granted : ['campaigns'];
  browser.cookies.set(READABLE_COOKIES.consent, choiceText({ granted: purposes, at: 1 }));
  return browser;
}

const reported = ({ exchanges }: ClientUnderTest) =>
  exchanges.filter(({ name }) => name === 'BannerTracking').map(({ body }) => body);

test.each([
  ['desktop', 'Mozilla/5.0 (X11; Linux x86_64)'],
  ['mobile', 'Mozilla/5.0 (iPhone) Mobile'],
])('a campaign landing on a %s is reported to the retail API, and no cookie is set', async (device, userAgent) => {
  const answer = await agreed().json(POST, 'POST', PATH, LANDING, { 'user-agent': userAgent });
  expect([answer.status, answer.cookies]).toEqual([200, []]);
  expect(reported(setup)).toEqual([
    {
      SessionId: expect.stringMatching(/^[0-9a-f-]{36}$/),
      BannerURL: '/watches?utm_source=mail&track=D-1',
      RevalTrackingCode: 'D-1',
      DeviceType: device,
      CustomerToken: '',
      CurrencyId: 1,
    },
  ]);
});

test('the visit of a visitor without the consent, or who withdrew it, is not reported', async () => {
  for (const browser of [newBrowser(), agreed('statistics')]) {
    expect((await browser.json(POST, 'POST', PATH, LANDING)).status).toBe(200);
  }
  expect(reported(setup)).toEqual([]);
});

test('a visitor with a session is reported by its id, and the session is unchanged', async () => {
  const browser = agreed();
  await browser.json(addToCart, 'POST', '/api/cart', { productUrl: WATCH, quantity: 1, key: 'a-key-of-its-own' });
  expect(browser.cookies.has('shopper')).toBe(true);
  const sealed = new Map(browser.cookies);
  await browser.json(POST, 'POST', PATH, LANDING);
  await browser.json(POST, 'POST', PATH, LANDING);
  expect(browser.cookies).toEqual(sealed);
  const [first, second] = reported(setup);
  expect(first?.SessionId).toBe(second?.SessionId);
});

test('personal data in a campaign URL is not sent on', async () => {
  const url = '/9876543210?track=D-1&email=asha@example.com&utm_source=asha@example.com&token=eyJhbGciOi';
  await agreed().json(POST, 'POST', PATH, { url, code: 'another' });
  expect(reported(setup)).toMatchObject([{ BannerURL: '/…?track=D-1', RevalTrackingCode: 'D-1' }]);
});

test.each([
  ['no address', { code: 'D-1' }],
  ['an address of another site', { url: 'https://evil.example/?track=D-1', code: 'D-1' }],
  ['no tracking code', { url: '/watches?utm_source=mail', code: 'D-1' }],
  ['far too much', { url: `/watches?track=${'x'.repeat(2_000)}`, code: 'D-1' }],
])('a visit report with %s is refused', async (_what, body) => {
  expect((await agreed().json(POST, 'POST', PATH, body)).status).toBe(400);
  expect(reported(setup)).toEqual([]);
});

test('a cross-site visit report is refused', async () => {
  const answer = await agreed().json(POST, 'POST', PATH, LANDING, { 'sec-fetch-site': 'cross-site' });
  expect([answer.status, reported(setup)]).toEqual([403, []]);
});

test('a flood of visit reports from one network is refused before the bodies are read', async () => {
  haltRateLimits();
  const flood = Array.from({ length: 700 }, () =>
    agreed().json(POST, 'POST', PATH, '', { 'x-forwarded-for': '203.0.113.9' }),
  );
  const statuses = (await Promise.all(flood)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 429).length).toBeGreaterThan(0);
  expect(reported(setup)).toEqual([]);
});

test('an outage of the retail API is no failure of a visit report, which is not repeated', async () => {
  setup.intercept = ({ name }) => (name === 'BannerTracking' ? new Response('', { status: 502 }) : undefined);
  expect((await agreed().json(POST, 'POST', PATH, LANDING)).status).toBe(200);
  expect(reported(setup)).toHaveLength(1);
});
