import { unsealData } from 'iron-session';
import { customerBrowser } from '#lib/testing/customer.ts';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { readCode } from '#lib/testing/messages.ts';
import { clientOnApi, type Exchange } from '#lib/testing/retail-client.ts';

const SECRET = 'a secret of at least 32 characters for tests';
process.env.SESSION_SECRET = SECRET;
process.env.LOG_LEVEL = 'silent';

import { POST as SEND } from './code/route.ts';
import { POST } from './route.ts';

const PATH = '/api/account/deletion';
const CODE_PATH = '/api/account/deletion/code';
const SIGN_IN = '/users/sign_in?next=%2Fmyaccount%2Fdelete%3Frefused%3Ddeletion-code';

let made: Awaited<ReturnType<typeof clientOnApi>>;
let intercept: (exchange: Exchange) => Response | undefined;
let browser: Browser;
let mobile: string;
let exists: () => Promise<boolean>;

const ask = (from: Browser = browser) => from.json(SEND, 'POST', CODE_PATH, {});
const give = (fields: unknown, from: Browser = browser) => from.json(POST, 'POST', PATH, fields);
const boxesOf = (code: string) => Object.fromEntries([...code].map((digit, index) => [`digit${index + 1}`, digit]));
const sentCode = () => readCode(made.api.context.db, mobile);
const wrong = (code: string) => boxesOf(String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0'));

beforeAll(async () => {
  made = await clientOnApi((exchange) => intercept(exchange));
});
afterAll(() => made.api.close());
beforeEach(async () => {
  intercept = () => undefined;
  serveWith(made.client);
  const signedIn = await customerBrowser(made.api, { name: 'Asha', email: 'asha@example.com' });
  browser = signedIn.browser;
  mobile = signedIn.customer.mobile;
  const { db } = made.api.context;
  exists = async () =>
    (await db.selectFrom('customers').select('id').where('id', '=', signedIn.customer.id).execute()).length > 0;
});

test('the code of the own mobile deletes the account, signs out and leads to a page without personal data', async () => {
  expect(await ask()).toMatchObject({ status: 200, body: { ok: true, location: '/myaccount/delete' } });
  browser.cookies.set('cartCount', '2');
  const answer = await give(boxesOf(await sentCode()));
  expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/users/sign_in?notice=account-deleted' } });
  expect(await exists()).toBe(false);
  for (const name of ['shopper', 'JWTToken', 'codeRequest']) expect(browser.cookies.has(name)).toBe(false);
  expect(browser.cookies.get('cartCount')).toBe('0');
});

test('a wrong code deletes nothing, and says how many tries are left', async () => {
  await ask();
  const answer = await give(wrong(await sentCode()));
  expect(answer).toMatchObject({
    status: 422,
    body: { ok: false, problems: { digit1: 'That code is not correct. 4 tries left.' } },
  });
  expect(await exists()).toBe(true);
  expect(browser.cookies.has('shopper')).toBe(true);
});

test.each([[{ digit1: ['1', '2', '3', '4'] }], [{ digit1: { $gt: '' } }], [{}], [{ digit1: '1'.repeat(10_000) }]])(
  '%j is a try, and never a failure of ours',
  async (fields) => {
    await ask();
    expect(await give(fields)).toMatchObject({ status: 422, body: { problems: { digit1: expect.any(String) } } });
    expect(await exists()).toBe(true);
  },
);

test('five wrong codes lock, and the right one comes too late', async () => {
  await ask();
  const code = await sentCode();
  for (let count = 0; count < 4; count += 1) await give(wrong(code));
  const locked = await give(wrong(code));
  expect(locked.status).toBe(429);
  expect(locked.body.problems['']).toBe('Too many wrong codes. Try again in 15 minutes.');
  expect(Number(locked.headers.get('retry-after'))).toBeGreaterThan(800);
  expect(locked.body.data).toEqual({ lockedForSeconds: 900 });
  const note = await unsealData<{ lockedUntil: number }>(browser.cookies.get('codeRequest') ?? '', {
    password: SECRET,
  });
  expect(note.lockedUntil).toBeGreaterThan(Date.now() + 800_000);
  expect((await give(boxesOf(code))).body.ok).toBe(false);
  expect(await exists()).toBe(true);
});

test('a second code at once is refused with the time to wait, and the first one still counts', async () => {
  await ask();
  const code = await sentCode();
  const again = await ask();
  expect(again.status).toBe(429);
  expect(again.body.problems['']).toMatch(/^You have requested too many codes\. Try again in \d+ seconds?\.$/);
  expect((await give(boxesOf(code))).body.ok).toBe(true);
});

test('a code without a request in this browser asks nobody', async () => {
  const before = made.exchanges.length;
  expect((await give({ digit1: '1234' })).body.problems['']).toBe('This code has expired. Request a new one.');
  expect(made.exchanges).toHaveLength(before);
});

test('the code of one customer deletes no other', async () => {
  await ask();
  const code = await sentCode();
  const other = await customerBrowser(made.api);
  other.browser.cookies.set('codeRequest', browser.cookies.get('codeRequest') ?? '');
  expect((await give(boxesOf(code), other.browser)).body.ok).toBe(false);
  expect(await exists()).toBe(true);
});

test('a guest is sent to sign in, without a call', async () => {
  const before = made.exchanges.length;
  expect(await ask(newBrowser())).toMatchObject({ status: 401, body: { location: SIGN_IN } });
  expect(made.exchanges).toHaveLength(before);
});

test('an outage deletes nothing and signs nobody out', async () => {
  await ask();
  const code = await sentCode();
  intercept = () => new Response('', { status: 502 });
  expect((await give(boxesOf(code))).status).toBe(503);
  expect(browser.cookies.has('shopper')).toBe(true);
  intercept = () => undefined;
  expect((await give(boxesOf(code))).body.ok).toBe(true);
});

test('without scripts each form leads to the next page, and a code is not kept in the note of a refused one', async () => {
  const asked = await browser.form(SEND, CODE_PATH, {});
  expect([asked.status, asked.headers.get('location')]).toEqual([303, '/myaccount/delete']);
  const code = await sentCode();
  const given = wrong(code);
  const refused = await browser.form(POST, PATH, given);
  expect([refused.status, refused.headers.get('location')]).toEqual([303, '/myaccount/delete?refused=deletion']);
  const note = await unsealData(browser.cookies.get('formNotes') ?? '', { password: SECRET });
  expect(note).toMatchObject({ form: 'deletion', values: {} });
  for (const digit of Object.keys(given)) expect(note).not.toHaveProperty(['values', digit]);
  // The first box takes a whole code.
  const deleted = await browser.form(POST, PATH, { digit1: code, digit2: '', digit3: '', digit4: '' });
  expect([deleted.status, deleted.headers.get('location')]).toEqual([303, '/users/sign_in?notice=account-deleted']);
  expect(await exists()).toBe(false);
  expect(browser.cookies.has('formNotes')).toBe(false);
});
