import type { calls, DataOf } from '#lib/contract/index.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { REDIRECT_SAMPLES } from '#lib/testing/storefront/redirect-payloads.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as sendCode } from './code/route.ts';
import { POST as signIn } from './route.ts';

const ORIGIN = 'http://shop.test';
const SIGNED_IN: DataOf<typeof calls.verifyLoginOtp> = {
  CustomerToken: 'token-of-a-customer',
  UserName: '',
  Mobile: '9876543210',
  CustStatusID: 1,
  BasketGUID: '',
  TotalQuantity: 0,
};

setUpRetailApi({
  intercept: ({ name }) => (name === 'VerifyLoginOTP' ? replyOf.data(SIGNED_IN) : undefined),
});
let browser: Browser;
let waiting: Map<string, string>;

beforeAll(async () => {
  // Every code is accepted here: the test is about the redirect afterwards.
  const first = newBrowser();
  await first.json(sendCode, 'POST', '/api/sign-in/code', { mobile: '9876543210' });
  waiting = new Map(first.cookies);
});
beforeEach(() => {
  browser = newBrowser();
  for (const [name, value] of waiting) browser.cookies.set(name, value);
});

const isOfTheStore = (location: unknown) =>
  typeof location === 'string' && /^\/(?![/\\])/.test(location) && new URL(location, ORIGIN).origin === ORIGIN;

test.each([
  ['/cart', '/cart'],
  ['/myaccount/addresses', '/myaccount/addresses'],
  ['//evil.example', '/myaccount'],
  [undefined, '/myaccount'],
  [['/cart'], '/myaccount'],
])('the sign-in target %p leads to %s', async (next, expected) => {
  expect((await browser.json(signIn, 'POST', '/api/sign-in', { digit1: '1234', next })).body.location).toBe(expected);
});

test.each([
  [undefined, 'order-status', '/myaccount/order-list'],
  ['/cart', 'order-status', '/cart'],
  ['//evil.example', 'order-status', '/myaccount/order-list'],
  [undefined, '//evil.example', '/myaccount'],
  [undefined, ['order-status'], '/myaccount'],
])('the sign-in target %p with the destination %p leads to %s', async (next, destination, expected) => {
  const reply = await browser.json(signIn, 'POST', '/api/sign-in', { digit1: '1234', next, destination });
  expect(reply.body.location).toBe(expected);
});

test('a refused sign-in form leads back to the page with the order-status action', async () => {
  const fields = { mobile: 'none', next: '/cart', destination: 'order-status' };
  const location = (await browser.form(sendCode, '/api/sign-in/code', fields)).headers.get('location');
  expect(location).toContain('/users/sign_in?action=order-status&next=%2Fcart&step=number');
});

const payloads = REDIRECT_SAMPLES.map((next) => [JSON.stringify(next), next] as const);

test.each(payloads)('the sign-in target %s does not leave the store', async (_shown, next) => {
  const right = { digit1: '1234', next, place: 'user-access' };
  const script = await browser.json(signIn, 'POST', '/api/sign-in', right);
  expect(script.status).toBe(200);
  expect(script.body.location).toBe(isOfTheStore(script.body.location) ? script.body.location : 'a path of the store');
  for (const [name, value] of waiting) browser.cookies.set(name, value);
  for (const [handler, fields] of [
    [sendCode, { mobile: 'none', next }],
    [signIn, { ...right, place: 'sign-in' }],
    [sendCode, { mobile: 'none', next, destination: 'order-status' }],
  ] as const) {
    const location = (await browser.form(handler, '/api/sign-in', fields)).headers.get('location');
    expect(location).toBe(isOfTheStore(location) ? location : 'a path of the store');
  }
});
