import { sealData, unsealData } from 'iron-session';
import { HOUR_MS } from '#lib/shared/durations.ts';
import { inRequest } from '#lib/shared/request-context.ts';
import { addCustomerToken } from '#lib/testing/examples/seed.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { GET } from './route.ts';

const setup = setUpRetailApi();
const { browser } = setup;

async function remember(shopper: object): Promise<void> {
  browser.cookies.set('shopper', await sealData({ sealedAt: Date.now(), ...shopper }, { password: TEST_SECRET }));
}

test("a new guest's session makes no API call, and gets currency and language cookies once", async () => {
  const before = setup.exchanges.length;
  const answer = await browser.get(GET, '/api/session');
  expect(answer.body).toEqual({ state: 'guest', name: '', cartCount: 0 });
  expect(answer.cookies.toSorted()).toEqual(['currencyID', 'languageID']);
  expect([browser.cookies.get('currencyID'), browser.cookies.get('languageID')]).toEqual(['1', '1']);
  expect(answer.headers.get('set-cookie')).not.toMatch(/HttpOnly/i);
  browser.cookies.set('currencyID', '2');
  expect((await browser.get(GET, '/api/session')).cookies).toEqual([]);
  expect(setup.exchanges).toHaveLength(before);
});

test('a page in Hindi is no choice of Hindi: only the switch remembers it', async () => {
  await inRequest({ requestId: 'r', language: 'hi' }, () => browser.get(GET, '/api/session'));
  expect(browser.cookies.get('languageID')).toBe('1');
  browser.cookies.set('languageID', '2');
  await browser.get(GET, '/api/session');
  expect(browser.cookies.get('languageID')).toBe('2');
});

test('the session of a known customer is signed in with the name', async () => {
  const customerToken = await addCustomerToken(setup.api.context, 'customer-1');
  await remember({ customerToken, userName: 'Asha' });
  const answer = await browser.get(GET, '/api/session');
  expect(answer.body).toEqual({ state: 'signed-in', name: 'Asha', cartCount: 0 });
  expect(browser.cookies.has('shopper')).toBe(true);
});

test('an invalid customer token signs the session out: cookies are cleared and the cart count is 0', async () => {
  await remember({ customerToken: 'gone-long-ago', userName: 'Asha', basketGuid: 'x', mobile: '9876543210' });
  browser.cookies.set('cartCount', '3');
  browser.cookies.set('CustStatusID', '1');
  const before = setup.names().length;
  const answer = await browser.get(GET, '/api/session');
  expect(answer.body).toEqual({ state: 'guest', name: '', cartCount: 0 });
  expect(setup.names().slice(before)).toEqual(['JwtToken', 'CustomerTokenExist', 'SignOut']);
  expect(browser.cookies.has('shopper')).toBe(false);
  expect(browser.cookies.has('JWTToken')).toBe(false);
  expect(browser.cookies.get('cartCount')).toBe('0');
  expect(browser.cookies.has('CustStatusID')).toBe(false);
});

test("the header's status cookie is written where it is missing, and removed without a customer", async () => {
  await remember({ customerToken: await addCustomerToken(setup.api.context, 'customer-2') });
  const found = await browser.get(GET, '/api/session');
  const mark = browser.cookies.get('CustStatusID');
  expect(mark).toMatch(/^1-[\w-]{12}$/);
  expect(found.headers.get('set-cookie')).toMatch(/CustStatusID=1-[\w-]{12};.*?Max-Age=34560000/i);
  expect((await browser.get(GET, '/api/session')).cookies).toEqual([]);
  // A mark of the previous customer, or of the old format without marks.
  for (const other of ['1-of-another12', '1']) {
    browser.cookies.set('CustStatusID', other);
    await browser.get(GET, '/api/session');
    expect(browser.cookies.get('CustStatusID')).toBe(mark);
  }
  browser.cookies.delete('shopper');
  browser.cookies.set('cartCount', '0');
  expect((await browser.get(GET, '/api/session')).cookies).toEqual(['CustStatusID']);
  expect(browser.cookies.has('CustStatusID')).toBe(false);
});

test('a sealed cookie older than a day is renewed by the session request', async () => {
  await remember({ basketGuid: 'x', sealedAt: Date.now() - 25 * HOUR_MS });
  expect((await browser.get(GET, '/api/session')).cookies).toContain('shopper');
});

test.each([
  ['a customer', { customerToken: 'whoever', userName: 'Asha' }, 'Asha'],
  ['a guest with a basket', { basketGuid: 'x' }, ''],
])('an outage of the session request signs no customer out and clears nothing: %s', async (_name, shopper, name) => {
  await remember(shopper);
  browser.cookies.set('cartCount', '3');
  const before = browser.cookies.get('shopper');
  setup.intercept = () => new Response('', { status: 502 });
  const answer = await browser.get(GET, '/api/session');
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ state: 'unavailable', name, cartCount: 3 });
  expect(answer.cookies).not.toContain('cartCount');
  const sealed = await unsealData<object>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
  expect(sealed).toMatchObject(shopper);
  expect(before).toBeDefined();
});

test('a tampered sealed cookie gives a guest session', async () => {
  await remember({ customerToken: 'x' });
  browser.cookies.set('shopper', `${browser.cookies.get('shopper')}x`.replace('Fe26.2*1', 'Fe26.2*2'));
  expect((await browser.get(GET, '/api/session')).body).toMatchObject({ state: 'guest' });
});
