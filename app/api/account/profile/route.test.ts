import { unsealData } from 'iron-session';
import { browserWithToken, customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { POST } from './route.ts';

const PATH = '/api/account/profile';
const ASHA = { name: 'Asha Rao', email: 'asha@example.com' };

const setup = setUpRetailApi();
let browser: Browser;
/** The profile as stored by the retail API. */
let stored: () => Promise<object | null>;

const send = (fields: unknown, from: Browser = browser) => from.json(POST, 'POST', PATH, fields);

beforeEach(async () => {
  const signedIn = await customerBrowser(setup.api);
  browser = signedIn.browser;
  stored = async () => (await signedIn.customer.caller.post<object>('CustomerProfile')).Data;
});

test('the profile saves name and email, returns both, and updates the name in the session', async () => {
  const answer = await send({ name: '  Asha Rao ', email: ' asha@example.com ' });
  expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/myaccount?notice=saved', data: ASHA } });
  expect(await stored()).toMatchObject({ UserName: 'Asha Rao', Email: 'asha@example.com' });
  const shopper = await unsealData<object>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
  expect(shopper).toMatchObject({ userName: 'Asha Rao' });
});

test('empty profile fields remove the stored values', async () => {
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
])('the profile change %j is refused at its field and changes nothing', async (change, field, message) => {
  await send(ASHA);
  const before = setup.exchanges.length;
  const answer = await send({ ...ASHA, ...change });
  expect(answer).toMatchObject({ status: 422, body: { ok: false } });
  expect(answer.body.problems).toEqual({ [field]: expect.stringMatching(message) });
  expect(setup.exchanges).toHaveLength(before);
});

test('profile fields that a customer may not change are ignored', async () => {
  const before = (await stored()) as Record<string, unknown>;
  await send({ ...ASHA, mobile: '9999999999', Mobile: '9999999999', CustStatusID: 7, CustomerToken: 'of-another' });
  const { exchanges } = setup;
  expect(Object.keys(exchanges.at(-1)?.body ?? {}).toSorted()).toEqual(
    ['CurrencyId', 'CustomerToken', 'Email', 'UserName'].toSorted(),
  );
  expect(await stored()).toMatchObject({ Mobile: before.Mobile, CustStatusID: before.CustStatusID });
});

test('a guest changing the profile is sent to the sign-in, without an API call', async () => {
  const before = setup.exchanges.length;
  const answer = await send(ASHA, newBrowser());
  expect(answer).toMatchObject({
    status: 401,
    body: { ok: false, location: '/users/sign_in?next=%2Fmyaccount%3Frefused%3Dprofile' },
  });
  expect(setup.exchanges).toHaveLength(before);
});

test('a customer unknown to the retail API is sent to the sign-in and signed out', async () => {
  const signedOut = await browserWithToken('gone-long-ago');
  const answer = await send(ASHA, signedOut);
  expect(answer).toMatchObject({
    status: 401,
    body: { ok: false, location: '/users/sign_in?next=%2Fmyaccount%3Frefused%3Dprofile' },
  });
  expect(signedOut.cookies.has('shopper')).toBe(false);
});

test('a profile outage says that the result is unknown and does not sign the customer out', async () => {
  setup.intercept = () => new Response('', { status: 502 });
  const answer = await send(ASHA);
  expect(answer.status).toBe(503);
  expect(answer.headers.get('retry-after')).toBe('5');
  expect(answer.body.problems['']).toContain('could not check whether');
  expect(browser.cookies.has('shopper')).toBe(true);
});

describe('profile without JavaScript', () => {
  test('without JavaScript a saved profile redirects to its page with a notice', async () => {
    const answer = await browser.form(POST, PATH, ASHA);
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/myaccount?notice=saved']);
  });

  test('without JavaScript a refused profile returns to its page with its values', async () => {
    const answer = await browser.form(POST, PATH, { name: 'Asha', email: 'asha' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/myaccount?refused=profile']);
    const flash = await refusedForm(browser.cookies.get('formNotes'));
    expect(flash).toMatchObject({
      form: 'profile',
      values: { email: 'asha' },
      problems: { email: expect.any(String) },
    });
  });
});
