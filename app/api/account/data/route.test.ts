import { browserWithToken, customerBrowser } from '#lib/testing/storefront/customer.ts';
import { newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { GET } from './route.ts';

const PATH = '/api/account/data';
const SIGN_IN = '/users/sign_in?next=%2Fmyaccount%2Fprivacy';

const setup = setUpRetailApi();

test('a customer downloads all stored data as a file that no cache stores', async () => {
  const { browser, customer } = await customerBrowser(setup.api);
  const answer = await browser.get(GET, PATH);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="my-data.json"');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('content-type')).toMatch(/^application\/json/);
  expect(JSON.stringify(answer.body)).toContain(customer.mobile);
});

test('a data download contains nothing of another customer', async () => {
  const one = await customerBrowser(setup.api);
  const other = await customerBrowser(setup.api);
  const answer = await one.browser.get(GET, PATH);
  expect(JSON.stringify(answer.body)).not.toContain(other.customer.mobile);
});

test('a data download by a guest redirects to the sign-in, without an API call', async () => {
  const before = setup.exchanges.length;
  const answer = await newBrowser().get(GET, PATH);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, SIGN_IN]);
  expect(setup.exchanges).toHaveLength(before);
});

test('a data download with an invalid customer token redirects to the sign-in and signs out', async () => {
  const signedOut = await browserWithToken('gone-long-ago');
  const answer = await signedOut.get(GET, PATH);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, SIGN_IN]);
  expect(signedOut.cookies.has('shopper')).toBe(false);
});

test('an outage of the data download redirects to the page with a notice', async () => {
  const { browser } = await customerBrowser(setup.api);
  setup.intercept = () => new Response('', { status: 502 });
  const answer = await browser.get(GET, PATH);
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/myaccount/privacy?notice=data-unavailable']);
  expect(browser.cookies.has('shopper')).toBe(true);
});
