import { unsealData } from 'iron-session';
import { readSentCode } from '#lib/testing/examples/messages.ts';
import { type Browser, newBrowser } from '#lib/testing/storefront/handlers.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { TEST_SECRET } from '#lib/testing/test-settings.ts';
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
  mobile = `98766${String(numbers).padStart(5, '0')}`;
});

type Fields = Record<string, string>;
const send = (fields: Fields = {}) => browser.json(sendCode, 'POST', '/api/sign-in/code', { mobile, ...fields });
const give = (code: string) => browser.json(signIn, 'POST', '/api/sign-in', { digit1: code });
const code = () => readSentCode(setup.api.context.db, mobile);
const readCodeFlash = async () =>
  unsealData<Record<string, number>>(browser.cookies.get('codeRequest') ?? '', { password: TEST_SECRET });

describe('a locked sign-in code', () => {
  async function lock() {
    await send();
    const wrong = (await code()) === '0000' ? '1111' : '0000';
    for (let tries = 1; tries < 5; tries += 1) await give(wrong);
    return give(wrong);
  }

  test('the duration of a locked sign-in code is returned to scripts and stored for the page', async () => {
    expect((await lock()).body.data).toEqual({ lockedForSeconds: 900 });
    const { lockedUntil = 0 } = await readCodeFlash();
    expect(lockedUntil).toBeGreaterThan(Date.now() + 890_000);
    expect(lockedUntil).toBeLessThanOrEqual(Date.now() + 900_000);
  });

  test('a lock of the sign-in code is returned to a resend request', async () => {
    await lock();
    const answer = await send({ resend: '1' });
    expect(answer.status).toBe(429);
    expect(answer.body.data.lockedForSeconds).toBeGreaterThan(890);
  });

  test('a locked sign-in code of one number does not affect another number', async () => {
    await lock();
    mobile = `98767${mobile.slice(5)}`;
    expect((await send()).body.data).toMatchObject({ mobile, lockedForSeconds: 0 });
    expect(await readCodeFlash()).toMatchObject({ mobile, lockedUntil: 0 });
  });
});

describe('a sign-in code sent a moment ago', () => {
  test('a sign-in code requested again from another tab leads to the boxes of the code already sent', async () => {
    await send();
    const answer = await send();
    expect(answer).toMatchObject({
      status: 200,
      body: { ok: true, location: '/users/sign_in', data: { mobile, sends: 1, resent: true } },
    });
    expect(answer.body.data.resendInSeconds).toBeGreaterThan(20);
    expect((await give(await code())).status).toBe(200);
  });

  test('without JavaScript a sign-in code requested again leads to the boxes of the code already sent', async () => {
    await send();
    const answer = await browser.form(sendCode, '/api/sign-in/code', { mobile, next: '/cart' });
    expect([answer.status, answer.headers.get('location')]).toEqual([303, '/users/sign_in?next=%2Fcart']);
    expect(await readCodeFlash()).toMatchObject({ mobile, resent: true });
  });

  test('a sign-in code requested again in another browser is refused, because it has no code to enter', async () => {
    await send();
    browser = newBrowser();
    expect((await send()).status).toBe(429);
    expect(browser.cookies.has('codeRequest')).toBe(false);
  });

  test('a resent sign-in code clears the note that one was sent a moment ago', async () => {
    await send();
    await send();
    await setup.api.context.db.deleteFrom('limit_events').execute();
    expect((await send({ resend: '1' })).body.data).toMatchObject({ sends: 2, resent: false });
    expect(await readCodeFlash()).toMatchObject({ sends: 2, resent: false });
  });
});
