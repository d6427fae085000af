import { randomBytes } from 'node:crypto';
import { unsealData } from 'iron-session';
import { readSentCode } from '#lib/testing/examples/messages.ts';
import { customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { POST as SEND } from './code/route.ts';
import { POST } from './route.ts';

const PATH = '/api/recovery';
const CODE_PATH = '/api/recovery/code';

const setup = setUpRetailApi();
const { browser } = setup;
let details: { email: string; orderNumber: string; mobile: string };

const send = (change: object = {}, from: Browser = browser) =>
  from.json(SEND, 'POST', CODE_PATH, { ...details, ...change });
const give = (fields: unknown, from: Browser = browser) => from.json(POST, 'POST', PATH, fields);
const sentCode = (email = details.email) => readSentCode(setup.api.context.db, email);
const requests = () => setup.api.context.db.selectFrom('support_requests').selectAll().execute();

beforeEach(() => {
  const email = `asha-${randomBytes(6).toString('hex')}@example.com`;
  details = { email, orderNumber: 'SM-1042', mobile: '+91 98765-43210' };
});

test('the code from the recovery mail opens a request and returns its reference', async () => {
  expect(await send()).toMatchObject({ status: 200, body: { ok: true, location: '/forgotpassword' } });
  const answer = await give({ digit1: await sentCode() });
  expect(answer.status).toBe(200);
  const [, reference] = /^\/forgotpassword\?reference=([A-Z0-9-]{6,20})$/.exec(answer.body.location) ?? [];
  const opened = (await requests()).find((request) => request.email === details.email);
  expect(opened).toMatchObject({ reference, mobile: '9876543210' });
  const flash = await unsealData(browser.cookies.get('codeRequest') ?? '', { password: TEST_SECRET });
  expect(flash).toEqual({ reference });
  expect((await give({ digit1: await sentCode() })).body.problems).toEqual({ '': expect.stringMatching(/expired/) });
});

test('account recovery answers known and unknown addresses alike', async () => {
  const email = `known-${randomBytes(6).toString('hex')}@example.com`;
  await customerBrowser(setup.api, { email });
  const known = await send({ email }, newBrowser());
  const unknown = await send({}, newBrowser());
  expect([known.status, known.body, known.cookies]).toEqual([unknown.status, unknown.body, unknown.cookies]);
});

test('the longest accepted recovery details fit into the cookie that stores them', async () => {
  const email = `${'a'.repeat(54)}@${'b'.repeat(54)}.example.co`;
  expect(email).toHaveLength(120);
  expect((await send({ email, orderNumber: '₹'.repeat(40) })).body.ok).toBe(true);
  expect((await give({ digit1: await sentCode(email) })).body.ok).toBe(true);
});

test.each([
  [{ email: '' }, { email: /email address/ }],
  [{ email: 'asha' }, { email: /email address/ }],
  [{ email: `${'a'.repeat(60)}@${'b'.repeat(60)}.example.com` }, { email: /at most 120/ }],
  [{ mobile: '12345' }, { mobile: /10-digit/ }],
  [{ mobile: ['9876543210'] }, { mobile: /10-digit/ }],
  [{ orderNumber: 'x'.repeat(41) }, { orderNumber: /at most 40/ }],
  [
    { email: 7, mobile: null },
    { email: /email address/, mobile: /10-digit/ },
  ],
])('the recovery detail %j is refused by name, without an API call', async (change, problems) => {
  const before = setup.exchanges.length;
  const answer = await send(change);
  expect(answer.status).toBe(422);
  expect(Object.keys(answer.body.problems).toSorted()).toEqual(Object.keys(problems).toSorted());
  for (const [field, message] of Object.entries(problems)) expect(answer.body.problems[field]).toMatch(message);
  expect(setup.exchanges).toHaveLength(before);
});

test('a wrong recovery code opens no request, nor does the correct one in another browser', async () => {
  const before = (await requests()).length;
  await send();
  const code = await sentCode();
  const wrong = String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
  expect((await give({ digit1: wrong })).body.problems.digit1).toBe('That code is not correct. 4 tries left.');
  expect((await give({ digit1: code }, newBrowser())).body.ok).toBe(false);
  expect(await requests()).toHaveLength(before);
});

test('changed recovery details keep the code only for the same email address', async () => {
  await send();
  const first = setup.exchanges.at(-1)?.body;
  const other = `other-${details.email}`;
  await send({ email: other });
  expect(setup.exchanges.at(-1)?.body).toMatchObject({ Email: other, EString: '' });
  expect(first).toMatchObject({ EString: '' });
  expect((await give({ digit1: await sentCode(other) })).body.ok).toBe(true);
});

test('an outage of account recovery is reported, and the code stays valid', async () => {
  await send();
  const code = await sentCode();
  setup.intercept = () => new Response('', { status: 502 });
  expect((await give({ digit1: code })).status).toBe(503);
  setup.intercept = () => undefined;
  expect((await give({ digit1: code })).body.ok).toBe(true);
});

describe('account recovery without JavaScript', () => {
  const locationOf = async (handler: typeof POST, path: string, fields: Record<string, string>) => {
    const answer = await browser.form(handler, path, fields);
    expect(answer.status).toBe(303);
    return answer.headers.get('location');
  };

  test('without JavaScript each recovery form leads to the next page', async () => {
    expect(await locationOf(SEND, CODE_PATH, details)).toBe('/forgotpassword');
    expect(await locationOf(POST, PATH, { digit1: await sentCode() })).toMatch(/^\/forgotpassword\?reference=/);
  });

  test('without JavaScript invalid recovery details return to their form, a refused resend to the code', async () => {
    expect(await locationOf(SEND, CODE_PATH, { ...details, email: '' })).toBe(
      '/forgotpassword?step=details&refused=recovery-code',
    );
    await locationOf(SEND, CODE_PATH, details);
    expect(await locationOf(SEND, CODE_PATH, { ...details, resend: '1' })).toBe(
      '/forgotpassword?refused=recovery-code',
    );
    expect(browser.cookies.has('formNotes')).toBe(true);
  });

  test('without JavaScript a wrong recovery code returns to the boxes and is not stored', async () => {
    await locationOf(SEND, CODE_PATH, details);
    const code = await sentCode();
    const wrong = String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0');
    expect(await locationOf(POST, PATH, { digit1: wrong })).toBe('/forgotpassword?refused=recovery');
    const flash = await refusedForm(browser.cookies.get('formNotes'));
    expect(flash).toMatchObject({ form: 'recovery', problems: { digit1: expect.stringMatching(/4 tries left/) } });
    expect(JSON.stringify(flash)).not.toContain(wrong);
  });
});
