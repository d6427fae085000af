import { MINUTE_MS } from '#lib/shared/durations.ts';
import { browserWithToken, customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { POST } from './route.ts';

const PATH = '/api/account/consents';
const SIGN_IN = '/users/sign_in?next=%2Fmyaccount%2Fprivacy%3Frefused%3Dconsents';

const setup = setUpRetailApi();
let browser: Browser;

const send = (fields: unknown, from: Browser = browser) => from.json(POST, 'POST', PATH, fields);
const granted = (body: { data: { choices: { purpose: string; granted: boolean; chosenAt: number | null }[] } }) =>
  Object.fromEntries(body.data.choices.map((choice) => [choice.purpose, choice.granted]));

beforeEach(async () => {
  ({ browser } = await customerBrowser(setup.api));
});

test('a tick gives consent and a missing one withdraws it, each with its time', async () => {
  const input = await send({ 'offers-sms': 'on' });
  expect(input).toMatchObject({ status: 200, body: { ok: true, location: '/myaccount/privacy?notice=choices-saved' } });
  expect(granted(input.body)).toEqual({ 'offers-sms': true, 'offers-email': false });
  expect(input.body.data.version).not.toBe('');
  const withdrawn = await send({});
  expect(granted(withdrawn.body)).toEqual({ 'offers-sms': false, 'offers-email': false });
  const [sms] = withdrawn.body.data.choices;
  expect(sms.chosenAt).toBeGreaterThan(Date.now() - MINUTE_MS);
});

test.each([[true], [1], ['off'], ['yes'], [['on']], [{ on: 'on' }], [null]])(
  'only an express tick is consent, and %j is not',
  async (value) => {
    const answer = await send({ 'offers-sms': value, 'offers-email': 'on', 'offers-post': 'on' });
    expect(granted(answer.body)).toEqual({ 'offers-sms': false, 'offers-email': true });
  },
);

test('consents of a guest or with an invalid customer token redirect to the sign-in', async () => {
  for (const signedOut of [newBrowser(), await browserWithToken('gone-long-ago')]) {
    const answer = await send({ 'offers-sms': 'on' }, signedOut);
    expect(answer).toMatchObject({ status: 401, body: { ok: false, location: SIGN_IN } });
  }
});

test('without JavaScript the consents redirect to the page with a notice', async () => {
  const answer = await browser.form(POST, PATH, { 'offers-email': 'on' });
  expect([answer.status, answer.headers.get('location')]).toEqual([303, '/myaccount/privacy?notice=choices-saved']);
});
