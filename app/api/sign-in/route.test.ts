import { unsealData } from 'iron-session';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { readSentCode } from '#lib/testing/examples/messages.ts';
import { browserWithToken, customerBrowser } from '#lib/testing/storefront/customer.ts';
import { type Browser, type HandlerResponse, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { refusedForm } from '#lib/testing/storefront/refused-form.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
import { until } from '#lib/testing/until.ts';
import { POST as cart } from '../cart/route.ts';
import { GET as session } from '../session/route.ts';
import { POST as sendCode } from './code/route.ts';
import { POST as signIn } from './route.ts';

const setup = setUpRetailApi();
let browser: Browser;
let numbers = 0;
/** A separate number per test. */
let mobile: string;

beforeEach(() => {
  browser = newBrowser();
  numbers += 1;
  mobile = `98765${String(numbers).padStart(5, '0')}`;
});
afterEach(() => jest.restoreAllMocks());

type Fields = Record<string, unknown>;
const send = (fields: Fields = {}) => browser.json(sendCode, 'POST', '/api/sign-in/code', { mobile, ...fields });
const give = (fields: Fields) => browser.json(signIn, 'POST', '/api/sign-in', fields);
const boxesOf = (code: string) => Object.fromEntries([...code].map((digit, box) => [`digit${box + 1}`, digit]));
const code = () => readSentCode(setup.api.context.db, mobile);
const wrongCode = async () => ((await code()) === '0000' ? '1111' : '0000');
const shopper = async () => unsealData<Fields>(browser.cookies.get('shopper') ?? '', { password: TEST_SECRET });
const later = (milliseconds: number) => {
  const now = Date.now() + milliseconds;
  jest.spyOn(Date, 'now').mockReturnValue(now);
};
const locationOf = ({ status, headers }: HandlerResponse) => [status, headers.get('location')];
const report = () => setup.exchanges.findLast(({ name }) => name === 'ErrorLog404');

describe('sign-in from start to end', () => {
  test('a sign-in code is sent, and entering it signs in under a new session', async () => {
    const sent = await send({ name: 'Asha', email: 'asha@example.com' });
    expect(sent).toMatchObject({
      status: 200,
      body: { ok: true, location: '/users/sign_in', data: { mobile, length: 4, sends: 1 } },
    });
    const before = await shopper();
    const answer = await give(boxesOf(await code()));
    expect(answer).toMatchObject({ status: 200, body: { ok: true, location: '/myaccount' } });
    const after = await shopper();
    expect(after).toMatchObject({ userName: 'Asha', mobile, customerToken: expect.any(String) });
    expect(after.sessId).not.toBe(before.sessId);
    expect(browser.cookies.get('CustStatusID')).toMatch(/^1-[\w-]{12}$/);
    expect(browser.cookies.has('codeRequest')).toBe(false);
    expect((await browser.get(session, '/api/session')).body).toMatchObject({ state: 'signed-in', name: 'Asha' });
  });

  test("a guest's cart is kept at sign-in", async () => {
    const added = { productUrl: '/aarvane-ganga-1801av01', quantity: 2, key: 'key-of-a-guest' };
    expect((await browser.json(cart, 'POST', '/api/cart', added)).status).toBe(200);
    const guest = await shopper();
    browser.cookies.delete('cartCount');
    await send();
    await give(boxesOf(await code()));
    expect(browser.cookies.get('cartCount')).toBe('2');
    expect(setup.exchanges.findLast(({ name }) => name === 'VerifyLoginOTP')?.body).toMatchObject({
      BasketGUID: guest.basketGuid,
    });
    expect((await shopper()).basketGuid).toEqual(expect.any(String));
  });

  test('without JavaScript the sign-in forms lead from page to page', async () => {
    const sent = await browser.form(sendCode, '/api/sign-in/code', { mobile, next: '/cart', place: 'sign-in' });
    expect(locationOf(sent)).toEqual([303, '/users/sign_in?next=%2Fcart']);
    const input = await browser.form(signIn, '/api/sign-in', { digit1: await code(), digit2: '', next: '/cart' });
    expect(locationOf(input)).toEqual([303, '/cart']);
    expect(await shopper()).toMatchObject({ mobile });
  });

  test('a sign-in at the private sale leads to the sale', async () => {
    const sent = await send({ place: 'user-access' });
    expect(sent.body.location).toBe('/user-access');
    expect((await give({ ...boxesOf(await code()), place: 'user-access' })).body.location).toBe('/');
  });

  test('a sign-in in the checkout stays there', async () => {
    const sent = await browser.form(sendCode, '/api/sign-in/code', { mobile, next: '/checkout', place: 'checkout' });
    expect(locationOf(sent)).toEqual([303, '/checkout?step=contact']);
    const wrong = await browser.form(sendCode, '/api/sign-in/code', { mobile: '1', place: 'checkout' });
    expect(locationOf(wrong)).toEqual([303, '/checkout?step=contact&signin=number&refused=sign-in-code']);
    expect((await give({ ...boxesOf(await code()), place: 'checkout' })).body.location).toBe('/checkout');
  });

  test.each(['+91 M', '0M', '0091-M', '91M', '(+91) M'])(
    'the sign-in number may be written as %s',
    async (spelling) => {
      const spelled = spelling.replace('M', `${mobile.slice(0, 5)} ${mobile.slice(5)}`);
      expect((await send({ mobile: spelled })).status).toBe(200);
      expect(setup.exchanges.at(-1)?.body).toMatchObject({ Mobile: mobile });
    },
  );

  test.each([0x966, 0xae6, 0xff10])('the sign-in code may be typed in the digits starting at U+%i', async (zero) => {
    await send();
    const spelled = [...(await code())].map((digit) => String.fromCodePoint(zero + Number(digit))).join('');
    expect((await give(boxesOf(spelled))).status).toBe(200);
  });

  test('a sign-in code request answers known and unknown numbers alike', async () => {
    const { customer } = await customerBrowser(setup.api);
    const stranger = await send();
    const before = mobile;
    mobile = customer.mobile;
    browser = newBrowser();
    const known = await send();
    const shape = ({ status, headers, cookies, body }: HandlerResponse, number: string) => ({
      status,
      cookies,
      body: JSON.stringify(body).replaceAll(number, 'M'),
      headers: [...headers.keys()],
    });
    expect(shape(known, mobile)).toEqual(shape(stranger, before));
  });
});

describe('a wrong sign-in code', () => {
  test('a wrong sign-in code is reported at its field with the tries left, and never stored', async () => {
    await send();
    const wrong = await wrongCode();
    expect(await give(boxesOf(wrong))).toMatchObject({
      status: 422,
      body: { ok: false, problems: { digit1: 'That code is not correct. 4 tries left.' } },
    });
    const form = await browser.form(signIn, '/api/sign-in', { digit1: wrong, next: '/cart' });
    expect(locationOf(form)).toEqual([303, '/users/sign_in?next=%2Fcart&refused=sign-in']);
    const flash = JSON.stringify(await refusedForm(browser.cookies.get('formNotes')));
    expect(flash).toContain('3 tries left');
    expect(flash).not.toContain(wrong);
  });

  test('the fifth wrong sign-in code locks, with HTTP 429 and the duration', async () => {
    await send();
    const wrong = boxesOf(await wrongCode());
    for (let tries = 1; tries < 5; tries += 1) await give(wrong);
    const answer = await give(wrong);
    expect(answer.status).toBe(429);
    expect(answer.headers.get('retry-after')).toBe('900');
    expect(answer.body.problems).toEqual({ '': 'Too many wrong codes. Try again in 15 minutes.' });
    expect((await give(boxesOf(await code()))).status).toBe(429);
    expect((await send()).body.problems).toEqual({ '': expect.stringMatching(/^Too many wrong codes\./) });
  });

  test.each([
    ['an array', { digit1: ['1', '2', '3', '4'] }],
    ['an object', { digit1: { toString: 'x' } }],
    ['a number', { digit1: 1234 }],
    ['empty', { digit1: '', digit2: '' }],
    ['missing', {}],
    ['10 kB', { digit1: '1'.repeat(10_000) }],
    ['a body that is a list', ['1']],
    ['a NUL', { digit1: '1\u0000' }],
  ])('%s counts as a try of the sign-in code', async (_what, fields) => {
    await send();
    const answer = await give(fields as Fields);
    expect(answer.status).toBe(422);
    expect(answer.body.problems).toEqual({ digit1: 'That code is not correct. 4 tries left.' });
  });

  test('an expired sign-in code is reported without an API call', async () => {
    await send();
    const input = boxesOf(await code());
    later(5 * MINUTE_MS + 1000);
    const before = setup.exchanges.length;
    expect(await give(input)).toMatchObject({
      status: 422,
      body: { problems: { '': 'This code has expired. Request a new one.' } },
    });
    expect(setup.exchanges).toHaveLength(before);
  });

  test('a sign-in code is not valid in another browser', async () => {
    await send();
    const input = boxesOf(await code());
    browser = newBrowser();
    expect((await give(input)).status).toBe(422);
    expect(browser.cookies.has('CustStatusID')).toBe(false);
  });
});

describe('another sign-in code', () => {
  test('another sign-in code within half a minute is refused, with Retry-After', async () => {
    await send();
    const answer = await send({ resend: '1' });
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('retry-after'))).toBeLessThanOrEqual(30);
    expect(answer.body.problems['']).toMatch(/^You have requested too many codes\. Try again in \d+ seconds?\.$/);
    // The code sent before is still valid.
    expect((await give(boxesOf(await code()))).status).toBe(200);
  });

  test('another sign-in code replaces the one before and can be requested as a phone call', async () => {
    await send();
    const first = setup.exchanges.at(-1)?.body;
    await setup.api.context.db.deleteFrom('limit_events').execute();
    const resent = await send({ resend: '1', channel: 'voice' });
    expect(resent.body.data).toMatchObject({ mobile, sends: 2 });
    const second = setup.exchanges.at(-1)?.body;
    expect(first).toMatchObject({ EString: '', Channel: 'sms' });
    expect(second).toMatchObject({ EString: expect.stringMatching(/.{20,}/), Channel: 'voice' });
    expect((await give(boxesOf(await code()))).status).toBe(200);
  });

  test('a sign-in code for another number starts again', async () => {
    await send();
    mobile = `98764${mobile.slice(5)}`;
    expect((await send()).body.data).toMatchObject({ mobile, sends: 1 });
    expect(setup.exchanges.at(-1)?.body).toMatchObject({ Mobile: mobile, EString: '' });
  });

  test('without JavaScript a refused resend returns to the code step', async () => {
    await send();
    const answer = await browser.form(sendCode, '/api/sign-in/code', { mobile, resend: '1', next: '/cart' });
    expect(locationOf(answer)).toEqual([303, '/users/sign_in?next=%2Fcart&refused=sign-in-code']);
  });
});

describe('a failed sign-in call', () => {
  const cases: [string, () => Promise<HandlerResponse>, () => Promise<HandlerResponse>][] = [
    ['GenerateLoginOTP', () => send(), () => browser.form(sendCode, '/api/sign-in/code', { mobile })],
    ['VerifyLoginOTP', () => give(boxesOf('1234')), () => browser.form(signIn, '/api/sign-in', { digit1: '1234' })],
  ];
  test.each(cases)(
    'a failure of %s at sign-in leads to /404, is logged and keeps the state',
    async (name, script, form) => {
      await send();
      const before = browser.cookies.get('codeRequest');
      setup.intercept = (exchange) => (exchange.name === name ? new Response('', { status: 502 }) : undefined);
      expect(await script()).toMatchObject({ status: 503, body: { ok: false, location: '/404?reason=sign-in' } });
      expect(locationOf(await form())).toEqual([303, '/404?reason=sign-in']);
      expect(browser.cookies.get('codeRequest')).toBe(before);
      // The error report is sent after the response.
      await until(() => report()?.body.APIName === name);
      expect(report()?.body).toMatchObject({ APIName: name, StatusCode: '404' });
      expect(JSON.stringify(report()?.body)).not.toContain(mobile);
    },
  );

  test('a wrong sign-in code is not logged as a failure', async () => {
    await send();
    const before = setup.names().filter((name) => name === 'ErrorLog404').length;
    await give(boxesOf(await wrongCode()));
    expect(setup.names().filter((name) => name === 'ErrorLog404')).toHaveLength(before);
  });
});

test('a shopper whose token is unknown to the retail API can sign in again', async () => {
  browser = await browserWithToken('gone-long-ago');
  expect((await send()).status).toBe(200);
  expect((await shopper()).customerToken).toBeUndefined();
  expect((await give(boxesOf(await code()))).status).toBe(200);
  expect((await shopper()).customerToken).toEqual(expect.any(String));
});

test('a session ended by the retail API is cleared, and the sign-in code requested again', async () => {
  const { browser: signedIn } = await customerBrowser(setup.api);
  browser = signedIn;
  let ended = false;
  setup.intercept = ({ name }) => {
    if (name !== 'GenerateLoginOTP' || ended) return undefined;
    ended = true;
    return replyOf.outcome({ code: 'SessionRevoked' });
  };
  expect((await send()).status).toBe(200);
  expect((await shopper()).customerToken).toBeUndefined();
  expect((await give(boxesOf(await code()))).status).toBe(200);
});

test('a cross-site request neither sends a sign-in code nor signs in', async () => {
  const before = setup.exchanges.length;
  const headers = { 'sec-fetch-site': 'cross-site' };
  for (const [handler, path] of [
    [sendCode, '/api/sign-in/code'],
    [signIn, '/api/sign-in'],
  ] as const) {
    expect((await browser.json(handler, 'POST', path, { mobile }, headers)).status).toBe(403);
  }
  expect(setup.exchanges).toHaveLength(before);
});
