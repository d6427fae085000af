import { unsealData } from 'iron-session';
import { browserWithToken, customerBrowser } from '#lib/testing/customer.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi, type Exchange } from '#lib/testing/retail-client.ts';

const SECRET = 'a secret of at least 32 characters for tests';
process.env.SESSION_SECRET = SECRET;
process.env.LOG_LEVEL = 'silent';

import { POST } from './route.ts';

const PATH = '/api/account/profile';
const ASHA = { name: 'Asha Rao', email: 'asha@example.com' };

let made: Awaited<ReturnType<typeof clientOnApi>>;
let intercept: (exchange: Exchange) => Response | undefined;
let browser: Browser;
/** The profile as the retail API keeps it. */
let stored: () => Promise<object | null>;

const send = (fields: unknown, from: Browser = browser) => from.json(POST, 'POST', PATH, fields);

beforeAll(async () => {
  made = await clientOnApi((exchange) => intercept(exchange));
});
afterAll(() => made.api.close());
beforeEach(async () => {
  intercept = () => undefined;
  serveWith(made.client);
  const signedIn = await customerBrowser(made.api);
  browser = signedIn.browser;
  stored = async () => (await signedIn.customer.caller.post<object>('CustomerProfile')).Data;
});

test('saves name and email, answers the new profile, and the session knows the new name', async () => {
  const answer = await send({ name: '  Asha Rao ', email: ' asha@example.com ' });
  expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/myaccount?notice=saved', data: ASHA } });
  expect(await stored()).toMatchObject({ UserName: 'Asha Rao', Email: 'asha@example.com' });
  const shopper = await unsealData<object>(browser.cookies.get('shopper') ?? '', { password: SECRET });
  expect(shopper).toMatchObject({ userName: 'Asha Rao' });
});

test('empty fields remove what stood there', async () => {
  await send(ASHA);
  expect((await send({ name: '', email: '' })).body.ok).toBe(true);
  expect(await stored()).toMatchObject({ UserName: '', Email: '' });
});

test.each([
  [{ email: 'asha' }, 'email', /email address/],
  [{ email: 'asha@example' }, 'email', /email address/],
  [{ email: `${'a'.repeat(250)}@example.com` }, 'email', /email address/],
  [{ email: ['asha@example.com'] }, 'email', /email address/],
  [{ name: 'x'.repeat(101) }, 'name', /at most 100/],
  [{ name: 'A\u0000sha' }, 'name', /at most 100/],
  [{ name: { first: 'Asha' } }, 'name', /at most 100/],
])('%j is refused by name and changes nothing', async (change, field, message) => {
  await send(ASHA);
  const before = made.exchanges.length;
  const answer = await send({ ...ASHA, ...change });
  expect(answer).toMatchObject({ status: 422, body: { ok: false } });
  expect(answer.body.problems).toEqual({ [field]: expect.stringMatching(message) });
  expect(made.exchanges).toHaveLength(before);
});

test('fields that are not the shopper’s to change go nowhere', async () => {
  const before = (await stored()) as Record<string, unknown>;
  await send({ ...ASHA, mobile: '9999999999', Mobile: '9999999999', CustStatusID: 7, CustomerToken: 'of-another' });
  const { exchanges } = made;
  expect(Object.keys(exchanges.at(-1)?.body ?? {}).toSorted()).toEqual(
    ['CurrencyId', 'CustomerToken', 'Email', 'UserName'].toSorted(),
  );
  expect(await stored()).toMatchObject({ Mobile: before.Mobile, CustStatusID: before.CustStatusID });
});

test('a guest is sent to sign in, without a call', async () => {
  const before = made.exchanges.length;
  const answer = await send(ASHA, newBrowser());
  expect(answer).toMatchObject({
    status: 401,
    body: { ok: false, location: '/users/sign_in?next=%2Fmyaccount%3Frefused%3Dprofile' },
  });
  expect(made.exchanges).toHaveLength(before);
});

test('so is a customer whom the retail API no longer knows, and is signed out here', async () => {
  const gone = await browserWithToken('gone-long-ago');
  const answer = await send(ASHA, gone);
  expect(answer).toMatchObject({
    status: 401,
    body: { ok: false, location: '/users/sign_in?next=%2Fmyaccount%3Frefused%3Dprofile' },
  });
  expect(gone.cookies.has('shopper')).toBe(false);
});

test('an outage says that nobody saw what was done, and signs nobody out', async () => {
  intercept = () => new Response('', { status: 502 });
  const answer = await send(ASHA);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.body.problems['']).toContain('could not check whether');
  expect(browser.cookies.has('shopper')).toBe(true);
});

describe('without scripts', () => {
  test('the profile shows again, with a notice', async () => {
    const answer = await browser.form(POST, PATH, ASHA);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/myaccount?notice=saved']);
  });

  test('a refused form comes back to it', async () => {
    const answer = await browser.form(POST, PATH, { name: 'Asha', email: 'asha' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/myaccount?refused=profile']);
    const note = await unsealData<object>(browser.cookies.get('formNotes') ?? '', { password: SECRET });
    expect(note).toMatchObject({ form: 'profile', values: { email: 'asha' }, problems: { email: expect.any(String) } });
  });
});
