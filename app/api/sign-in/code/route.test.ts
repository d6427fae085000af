import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const setup = setUpRetailApi();
let browser: Browser;

beforeEach(() => {
  browser = newBrowser();
});

const send = (fields: Record<string, unknown>) => browser.json(POST, 'POST', '/api/sign-in/code', fields);

test('an invalid mobile number for a sign-in code is reported at its field, before any API call', async () => {
  const before = setup.exchanges.length;
  const answer = await send({ mobile: '12345' });
  expect(answer).toMatchObject({
    status: 422,
    body: { ok: false, problems: { mobile: 'Enter a 10-digit mobile number.' } },
  });
  expect(setup.exchanges).toHaveLength(before);
});

test.each([
  ['nothing', undefined],
  ['null', null],
  ['a JSON number', 9876543210],
  ['an array', []],
  ['an object', {}],
  ['an empty text', ''],
  ['10 kB', '9'.repeat(10_000)],
])('%s is not a valid mobile number for a sign-in code', async (_what, typed) => {
  expect((await send({ mobile: typed })).body.problems.mobile).toBe('Enter a 10-digit mobile number.');
});

test('without JavaScript an invalid sign-in number returns to the form as typed', async () => {
  const answer = await browser.form(POST, '/api/sign-in/code', { mobile: '12345', next: '/cart' });
  expect(answer.status).toBe(303);
  expect(answer.headers.get('location')).toBe('/users/sign_in?next=%2Fcart&step=number&refused=sign-in-code');
  expect(await refusedForm(browser.cookies.get('formNotes'))).toMatchObject({
    form: 'sign-in-code',
    values: { mobile: '12345' },
    problems: { mobile: 'Enter a 10-digit mobile number.' },
  });
});

test.each([
  ['email', 'asha@', 'Enter an email address, for example asha@example.com.'],
  ['name', 'x'.repeat(101), 'Enter your name in letters, at most 100 characters.'],
])('an invalid %s with a sign-in code request is reported at its field', async (field, typed, message) => {
  const answer = await send({ mobile: '9876543210', [field]: typed });
  expect(answer).toMatchObject({ status: 422, body: { problems: { [field]: message } } });
});
