import { unsealData } from 'iron-session';
import { readSentCode } from '#lib/testing/examples/messages.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { POST as SEND } from './code/route.ts';
import { POST } from './route.ts';

const PATH = '/api/account/deletion';
const CODE_PATH = '/api/account/deletion/code';
const SIGN_IN = '/users/sign_in?next=%2Fmyaccount%2Fdelete%3Frefused%3Ddeletion-code';

const setup = setUpRetailApi();
let browser: Browser;
let mobile: string;
let exists: () => Promise<boolean>;

const send = (from: Browser = browser) => from.json(SEND, 'POST', CODE_PATH, {});
const give = (fields: unknown, from: Browser = browser) => from.json(POST, 'POST', PATH, fields);
const boxesOf = (code: string) => Object.fromEntries([...code].map((digit, index) => [`digit${index + 1}`, digit]));
const sentCode = () => readSentCode(setup.api.context.db, mobile);
const wrong = (code: string) => boxesOf(String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0'));

beforeEach(async () => {
  const signedIn = await customerBrowser(setup.api, { name: 'Asha', email: 'asha@example.com' });
  browser = signedIn.browser;
  mobile = signedIn.customer.mobile;
  const { db } = setup.api.context;
  exists = async () =>
    (await db.selectFrom('customers').select('id').where('id', '=', signedIn.customer.id).execute()).length > 0;
});

test('the correct code deletes the account, signs out and leads to a page without personal data', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { ok: true, location: '/myaccount/delete' } });
  browser.cookies.set('cartCount', '2');
  const answer = await give(boxesOf(await sentCode()));
  expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/users/sign_in?notice=account-deleted' } });
  expect(await exists()).toBe(false);
  for (const name of ['shopper', 'JWTToken', 'codeRequest']) expect(browser.cookies.has(name)).toBe(false);
  expect(browser.cookies.get('cartCount')).toBe('0');
});

test('a wrong code deletes no account and says how many tries are left', async () => {
  await send();
  const answer = await give(wrong(await sentCode()));
  expect(answer).toMatchObject({
    status: 422,
    body: { ok: false, problems: { digit1: 'That code is not correct. 4 tries left.' } },
  });
  expect(await exists()).toBe(true);
  expect(browser.cookies.has('shopper')).toBe(true);
});

test.each([[{ digit1: ['1', '2', '3', '4'] }], [{ digit1: { $gt: '' } }], [{}], [{ digit1: '1'.repeat(10_000) }]])(
  'the deletion code %j counts as a try and causes no server error',
  async (fields) => {
    await send();
    expect(await give(fields)).toMatchObject({ status: 422, body: { problems: { digit1: expect.any(String) } } });
    expect(await exists()).toBe(true);
  },
);

test('five wrong deletion codes lock, and the correct one is then refused', async () => {
  await send();
  const code = await sentCode();
  for (let count = 0; count < 4; count += 1) await give(wrong(code));
  const locked = await give(wrong(code));
  expect(locked.status).toBe(429);
  expect(locked.body.problems['']).toBe('Too many wrong codes. Try again in 15 minutes.');
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(locked.body.data).toEqual({ lockedForSeconds: 900 });
  const flash = await unsealData<{ lockedUntil: number }>(browser.cookies.get('codeRequest') ?? '', {
    password: TEST_SECRET,
  });
  expect(flash.lockedUntil).toBeGreaterThan(Date.now() + 800_000);
  expect((await give(boxesOf(code))).body.ok).toBe(false);
  expect(await exists()).toBe(true);
});

test('a second deletion code too early is refused with the time to wait, and the first stays valid', async () => {
  await send();
  const code = await sentCode();
  const again = await send();
  expect(again.status).toBe(429);
  expect(again.body.problems['']).toMatch(/^You have requested too many codes\. Try again in \d+ seconds?\.$/);
  expect((await give(boxesOf(code))).body.ok).toBe(true);
});

test('a deletion code without a request in this browser makes no API call', async () => {
  const before = setup.exchanges.length;
  expect((await give({ digit1: '1234' })).body.problems['']).toBe('This code has expired. Request a new one.');
  expect(setup.exchanges).toHaveLength(before);
});

test('the deletion code of one customer deletes no other account', async () => {
  await send();
  const code = await sentCode();
  const other = await customerBrowser(setup.api);
  other.browser.cookies.set('codeRequest', browser.cookies.get('codeRequest') ?? '');
  expect((await give(boxesOf(code), other.browser)).body.ok).toBe(false);
  expect(await exists()).toBe(true);
});

test('a guest requesting a deletion code is sent to the sign-in, without an API call', async () => {
  const before = setup.exchanges.length;
  expect(await send(newBrowser())).toMatchObject({ status: 401, body: { location: SIGN_IN } });
  expect(setup.exchanges).toHaveLength(before);
});

test('an outage deletes no account and does not sign the customer out', async () => {
  await send();
  const code = await sentCode();
  setup.intercept = () => new Response('', { status: 502 });
  expect((await give(boxesOf(code))).status).toBe(503);
  expect(browser.cookies.has('shopper')).toBe(true);
  setup.intercept = () => undefined;
  expect((await give(boxesOf(code))).body.ok).toBe(true);
});

test('without JavaScript each deletion form leads to the next page, and a refused code is not stored', async () => {
  const sent = await browser.form(SEND, CODE_PATH, {});
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/myaccount/delete']);
  const code = await sentCode();
  const input = wrong(code);
  const refused = await browser.form(POST, PATH, input);
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/myaccount/delete?refused=deletion']);
  const flash = await refusedForm(browser.cookies.get('formNotes'));
  expect(flash).toMatchObject({ form: 'deletion', values: {} });
  for (const digit of Object.keys(input)) expect(flash).not.toHaveProperty(['values', digit]);
  // The first box accepts a complete code.
  const deleted = await browser.form(POST, PATH, { digit1: code, digit2: '', digit3: '', digit4: '' });
  expect([deleted.status, deleted.headers.get('location')]).toEqual([303, '/users/sign_in?notice=account-deleted']);
  expect(await exists()).toBe(false);
  expect(browser.cookies.has('formNotes')).toBe(false);
});
