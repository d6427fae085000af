import { unsealData } from 'iron-session';
import { type Browser, newBrowser, serveWith } from '#lib/testing/handlers.ts';
import { clientOnApi } from '#lib/testing/retail-client.ts';
import { POST } from './route.ts';

const SECRET = 'a secret of at least 32 characters for tests';
process.env.SESSION_SECRET = SECRET;
process.env.LOG_LEVEL = 'silent';

let made: Awaited<ReturnType<typeof clientOnApi>>;
let browser: Browser;

beforeAll(async () => {
  made = await clientOnApi();
});
afterAll(() => made.api.close());
beforeEach(() => {
  browser = newBrowser();
  serveWith(made.client);
});

const ask = (fields: Record<string, unknown>) => browser.json(POST, 'POST', '/api/sign-in/code', fields);

test('a number that is none is told in its field, before any call', async () => {
  const before = made.exchanges.length;
  const answer = await ask({ mobile: '12345' });
  expect(answer).toMatchObject({
    status: 422,
    body: { ok: false, problems: { mobile: 'Enter a 10-digit mobile number.' } },
  });
  expect(made.exchanges).toHaveLength(before);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a JSON number', 9876543210],
  ['an array', []],
  ['an object', {}],
  ['an empty text', ''],
  ['10 kB', '9'.repeat(10_000)],
])('%s is no number', async (_what, typed) => {
  expect((await ask({ mobile: typed })).body.problems.mobile).toBe('Enter a 10-digit mobile number.');
});

test('it comes back to the form without scripts, with what was typed', async () => {
  const answer = await browser.form(POST, '/api/sign-in/code', { mobile: '12345', next: '/cart' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/users/sign_in?next=%2Fcart&step=number&refused=sign-in-code');
  expect(await unsealData(browser.cookies.get('formNotes') ?? '', { password: SECRET })).toMatchObject({
    form: 'sign-in-code',
    values: { mobile: '12345' },
    problems: { mobile: 'Enter a 10-digit mobile number.' },
  });
});

test.each([
  ['email', 'asha@', 'Enter an email address, for example asha@example.com.'],
  ['name', 'x'.repeat(101), 'Enter your name in letters, at most 100 characters.'],
])('a wrong %s is told in its field', async (field, typed, message) => {
  const answer = await ask({ mobile: '9876543210', [field]: typed });
  expect(answer).toMatchObject({ status: 422, body: { problems: { [field]: message } } });
});
