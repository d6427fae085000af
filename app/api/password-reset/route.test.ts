import { randomUUID } from 'node:crypto';
import { replaceSingleton } from '#lib/shared/singleton.ts';
import { isResetClosedAt } from '#lib/storefront/account/password-reset/is-reset-closed.ts';
import { issueResetToken } from '#lib/testing/examples/messages.ts';
import { SEED_PRODUCTS, seedSlug } from '#lib/testing/examples/seed.ts';
import { browserWithToken, customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { POST as CART } from '../cart/route.ts';
import { GET as SESSION } from '../session/route.ts';
import { POST } from './route.ts';

const PATH = '/api/password-reset';
const URL_OF_WATCH = `/${SEED_PRODUCTS.filter(({ code }) => code === '1801AV01').map(seedSlug)[0]}`;
const UNKNOWN = 'x'.repeat(43);

const setup = setUpRetailApi();
let customer: Awaited<ReturnType<typeof customerBrowser>>['customer'];
let token: string;

const submit = (fields: unknown, from: Browser = newBrowser()) => from.json(POST, 'POST', PATH, fields);
const sessions = () =>
  setup.api.context.db.selectFrom('customer_tokens').selectAll().where('customer_id', '=', customer.id).execute();

beforeEach(async () => {
  ({ customer } = await customerBrowser(setup.api));
  const { db, now } = setup.api.context;
  token = await db.transaction().execute((transaction) => issueResetToken(transaction, customer.id, now()));
});

test('the link of a reset mail ends every session of its customer, once, and leads to the sign-in', async () => {
  expect(await submit({ token })).toMatchObject({
    status: 200,
    body: { ok: true, location: '/users/sign_in?notice=sessions-ended' },
  });
  expect(await sessions()).toEqual([]);
  expect((await submit({ token })).body).toMatchObject({ ok: false, location: `/passwordreset?token=${token}` });
});

describe('password reset: the browser in which it is pressed', () => {
  test('a password reset signs this browser out where its session was ended', async () => {
    const browser = await browserWithToken(customer.token);
    browser.cookies.set('CustStatusID', '1');
    await submit({ token }, browser);
    expect(browser.cookies.has('shopper')).toBe(false);
    expect(browser.cookies.has('CustStatusID')).toBe(false);
  });

  test("a password reset keeps a guest's cart", async () => {
    const browser = newBrowser();
    await browser.json(CART, 'POST', '/api/cart', { productUrl: URL_OF_WATCH, quantity: 2, key: randomUUID() });
    expect(browser.cookies.get('cartCount')).toBe('2');
    expect((await submit({ token }, browser)).body.ok).toBe(true);
    expect((await browser.get(SESSION, '/api/session')).body).toMatchObject({ state: 'guest', cartCount: 2 });
    expect(browser.cookies.get('cartCount')).toBe('2');
  });

  test("a password reset keeps another customer's session", async () => {
    const { browser } = await customerBrowser(setup.api);
    expect((await submit({ token }, browser)).body.ok).toBe(true);
    expect((await browser.get(SESSION, '/api/session')).body).toMatchObject({ state: 'signed-in' });
  });

  test('after a password reset whose session check failed, the next check signs this browser out', async () => {
    const browser = await browserWithToken(customer.token);
    setup.intercept = ({ name }) => (name === 'CustomerTokenExist' ? new Response('', { status: 502 }) : undefined);
    expect((await submit({ token }, browser)).body.ok).toBe(true);
    expect(browser.cookies.has('shopper')).toBe(true);
    setup.intercept = () => undefined;
    expect((await browser.get(SESSION, '/api/session')).body).toMatchObject({ state: 'guest' });
    expect(browser.cookies.has('shopper')).toBe(false);
  });
});

test('an unknown password reset link ends no session', async () => {
  expect((await submit({ token: UNKNOWN })).body).toMatchObject({
    ok: false,
    location: `/passwordreset?token=${UNKNOWN}`,
  });
  expect(await sessions()).toHaveLength(1);
});

test.each([[{}], [{ token: ['x'] }], [{ token: '' }], [{ token: '../../etc' }], [{ token: 'x'.repeat(10_000) }]])(
  'the password reset %j is refused without an API call',
  async (fields) => {
    const before = setup.exchanges.length;
    expect((await submit(fields)).status).toBe(422);
    expect(setup.exchanges).toHaveLength(before);
  },
);

test('an outage of a password reset is reported, and the link stays valid', async () => {
  setup.intercept = ({ name }) => (name === 'PasswordReset' ? new Response('', { status: 502 }) : undefined);
  expect((await submit({ token })).status).toBe(503);
  setup.intercept = () => undefined;
  expect((await submit({ token })).body.ok).toBe(true);
});

test('a cross-site password reset is refused', async () => {
  const answer = await newBrowser().json(POST, 'POST', PATH, { token }, { 'sec-fetch-site': 'cross-site' });
  expect(answer.status).toBe(403);
  expect(await sessions()).toHaveLength(1);
});

test('without JavaScript a password reset leads to the same page or to the sign-in', async () => {
  const dead = await newBrowser().form(POST, PATH, { token: UNKNOWN });
  expect([dead.status, dead.headers.get('location')]).toEqual([303, `/passwordreset?token=${UNKNOWN}`]);
  const done = await newBrowser().form(POST, PATH, { token });
  expect([done.status, done.headers.get('location')]).toEqual([303, '/users/sign_in?notice=sessions-ended']);
});

test.each([
  [false, 'shop.test', false],
  [true, 'shop.test', true],
  [true, 'ff1.localhost:3000', false],
  [true, 'FF4.localhost', false],
  [true, 'ff1.localhost.evil.example', true],
  [true, '', true],
])('password reset in corporate mode %s on the host %s is closed: %s', (corporate, host, closed) => {
  expect(isResetClosedAt(corporate, host)).toBe(closed);
});

test('in corporate mode a password reset redirects home and ends no session', async () => {
  const siteOptions = [{ OptionId: 'CorporateSite', Value: 'on' }];
  setup.intercept = ({ name }) => (name === 'SiteOptions' ? replyOf.data(siteOptions) : undefined);
  replaceSingleton('known.site-options', undefined);
  const answer = await submit({ token });
  replaceSingleton('known.site-options', undefined);
  expect(answer.body).toMatchObject({ ok: false, location: '/' });
  expect(await sessions()).toHaveLength(1);
});
