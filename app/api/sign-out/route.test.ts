import { sealData, unsealData } from 'iron-session';
import { NextRequest } from 'next/server';
import { addCustomerToken } from '#lib/testing/examples/seed.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { until } from '#lib/testing/until.ts';
import { GET as session } from '../session/route.ts';
import { POST } from './route.ts';

const setup = setUpRetailApi();
const { browser } = setup;
let customers = 0;

/** Signs a browser in, with everything that a shopper may have stored in it. */
async function signIn(into: Browser = browser, customerId?: string): Promise<string> {
  customers += 1;
  const customerToken = await addCustomerToken(setup.api.context, customerId ?? `customer-${customers}`);
  const coupon = { value: 'DIWALI', at: Date.now() };
  const shopper = { customerToken, sessId: 's', userName: 'Asha', mobile: '9876543210', couponCode: coupon };
  into.cookies.set('shopper', await sealData({ sealedAt: Date.now(), ...shopper }, { password: TEST_SECRET }));
  for (const name of ['codeRequest', 'formNotes', 'offerCount', 'CustStatusID', 'HNLP']) into.cookies.set(name, '1');
  into.cookies.set('cartCount', '3');
  return customerToken;
}

const stateOf = async (of: Browser) => (await of.get(session, '/api/session')).body.state;

test("a sign-out clears all of the shopper's data and the browser's cached pages", async () => {
  await signIn();
  expect(await stateOf(browser)).toBe('signed-in');
  const before = setup.names().length;
  const answer = await browser.form(POST, '/api/sign-out', {});
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/');
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(setup.names().slice(before)).toEqual(['Logout']);
  expect(Object.fromEntries(browser.cookies)).toEqual({ cartCount: '0', currencyID: '1', languageID: '1' });
});

test('a sign-out by script returns the same as JSON', async () => {
  await signIn();
  const answer = await browser.json(POST, 'POST', '/api/sign-out', {});
  expect(answer.status).toBe(200);
  expect(answer.body).toEqual({ ok: true, location: '/' });
  expect(answer.headers.get('clear-site-data')).toBe('"cache"');
  expect(browser.cookies.has('shopper')).toBe(false);
});

test('old cookies replayed after a sign-out give a guest session', async () => {
  await signIn();
  const old = new Map(browser.cookies);
  await browser.form(POST, '/api/sign-out', {});
  const thief = newBrowser();
  for (const [name, value] of old) thief.cookies.set(name, value);
  expect(await stateOf(thief)).toBe('guest');
  expect(thief.cookies.has('shopper')).toBe(false);
  expect(thief.cookies.has('CustStatusID')).toBe(false);
});

test.each([
  ['this session alone', {}, 'signed-in'],
  ['every session of the customer', { everywhere: '1' }, 'guest'],
])('a sign-out ends %s', async (_name, fields, other) => {
  customers += 1;
  const customerId = `customer-${customers}`;
  const otherBrowser = newBrowser();
  await signIn(browser, customerId);
  await signIn(otherBrowser, customerId);
  await browser.form(POST, '/api/sign-out', fields);
  expect(await stateOf(browser)).toBe('guest');
  expect(await stateOf(otherBrowser)).toBe(other);
});

test('a guest can sign out twice without an API call, and keeps the cart', async () => {
  browser.cookies.set('shopper', await sealData({ basketGuid: 'b', sealedAt: Date.now() }, { password: TEST_SECRET }));
  browser.cookies.set('cartCount', '2');
  const before = setup.names().length;
  for (let time = 0; time < 2; time += 1) {
    expect((await browser.form(POST, '/api/sign-out', { everywhere: '1' })).headers.get('location')).toBe('/');
  }
  expect(setup.names()).toHaveLength(before);
  expect(browser.cookies.get('cartCount')).toBe('2');
  const remaining = await unsealData(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
  expect(remaining).toMatchObject({ basketGuid: 'b' });
});

test.each([{}, { everywhere: '1' }])(
  'a token unknown to the retail API is signed out like any other: %j',
  async (fields) => {
    await signIn();
    await setup.api.context.db.deleteFrom('customer_tokens').execute();
    expect((await browser.form(POST, '/api/sign-out', fields)).headers.get('location')).toBe('/');
    expect(browser.cookies.has('shopper')).toBe(false);
  },
);

test.each([
  ['Logout', {}],
  ['SignOutEverywhere', { everywhere: '1' }],
])('a failing %s still signs out here, leads to /404 and is reported to the error log', async (call, fields) => {
  await signIn();
  setup.intercept = ({ name }) => (name === call ? new Response('', { status: 500 }) : undefined);
  const before = setup.exchanges.length;
  const answer = await browser.form(POST, '/api/sign-out', fields);
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/404?reason=sign-out');
  expect(browser.cookies.has('shopper')).toBe(false);
  expect(browser.cookies.has('CustStatusID')).toBe(false);
  expect(browser.cookies.get('cartCount')).toBe('0');
  const report = () => setup.exchanges.slice(before).find(({ name }) => name === 'ErrorLog404');
  // The error report is sent after the response.
  await until(() => report() !== undefined);
  expect(report()?.body).toMatchObject({ APIName: call, CustomerToken: '' });
});

test('in a complete outage the shopper is signed out here', async () => {
  await signIn();
  setup.intercept = () => new Response('', { status: 502 });
  const answer = await browser.json(POST, 'POST', '/api/sign-out', {});
  expect(answer.body).toEqual({ ok: true, location: '/404?reason=sign-out' });
  expect(browser.cookies.has('shopper')).toBe(false);
});

test('a cross-site sign-out is refused', async () => {
  await signIn();
  const answer = await browser.json(POST, 'POST', '/api/sign-out', {}, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(await stateOf(browser)).toBe('signed-in');
});

test('a sign-out on a private sale host leads to its entry page', async () => {
  await signIn();
  const headers = {
    host: 'ff1.localhost:3000',
    'sec-fetch-site': 'same-origin',
    'content-type': 'application/x-www-form-urlencoded',
    cookie: `shopper=${browser.cookies.get('shopper')}`,
  };
  const request = new NextRequest('http://ff1.localhost:3000/api/sign-out', { method: 'POST', headers, body: '' });
  expect((await POST(request)).headers.get('location')).toBe('/user-access');
});
