import {
  codeRequest,
  type FlashedForm,
  type PendingCodeRequest,
  refusedFormFlash,
  writeFlash,
} from '#lib/storefront/platform/session/flash-cookies.ts';
import { sealedCookies } from '#lib/storefront/platform/session/settings.ts';
import { addCustomerToken } from '#lib/testing/examples/seed.ts';
import { cookieStore, jar, setCustomerCookie } from '#lib/testing/storefront/page-cookies.ts';
import { setUpRetailApi } from '#lib/testing/storefront/retail-api-setup.ts';
import { replyOf } from '#lib/testing/storefront/retail-client.ts';
import { isShopperSignedIn } from './sign-in.ts';
import { getSignInState } from './sign-in-page.ts';

jest.mock('next/headers', () => jest.requireActual('#lib/testing/storefront/page-cookies.ts'));

const setup = setUpRetailApi();

beforeEach(() => {
  jar.clear();
});
afterEach(() => jest.restoreAllMocks());

const MOBILE = '9876543210';
const saveCode = (change: Partial<PendingCodeRequest> = {}) =>
  writeFlash(
    cookieStore,
    codeRequest,
    {
      purpose: 'login',
      mobile: MOBILE,
      email: '',
      newMobile: '',
      orderNumber: '',
      eString: 'state',
      length: 4,
      expiresAt: Date.now() + 300_000,
      resendAt: Date.now() + 20_000,
      sends: 1,
      ...change,
    } as PendingCodeRequest,
    sealedCookies(),
  );
const flashForm = (form: FlashedForm) => writeFlash(cookieStore, refusedFormFlash, form, sealedCookies());

describe('the state of the sign-in forms', () => {
  test('the sign-in asks for the mobile number first', async () => {
    expect(await getSignInState({})).toMatchObject({ code: null, mobile: '' });
  });

  test('the sign-in shows the code step of this browser, with the seconds until the next code', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    await saveCode();
    const { code } = await getSignInState({});
    expect(code).toMatchObject({ mobile: MOBILE, length: 4, sends: 1, resendInSeconds: 20 });
  });

  test('the sign-in shows the number of an expired code', async () => {
    await saveCode({ expiresAt: Date.now() - 1 });
    expect(await getSignInState({})).toMatchObject({ code: null, mobile: MOBILE });
  });

  test('the sign-in ignores a code sent for another purpose', async () => {
    await saveCode({ purpose: 'recovery' });
    expect(await getSignInState({})).toMatchObject({ code: null, mobile: '' });
  });

  test('the sign-in state never contains the state that the code belongs to', async () => {
    await saveCode();
    expect(JSON.stringify(await getSignInState({}))).not.toContain('"state"');
  });

  const early = { '': 'You have requested too many codes. Try again in 28 seconds.' };
  test.each([
    ['of another code stands beside the code', { resend: '1' }, {}, early],
    ['of another code stands not beside the number', { resend: '1' }, { step: 'number' }, {}],
    ['of the number stands beside it', { mobile: MOBILE }, { step: 'number' }, early],
    ['of the number stands not beside the code', { mobile: MOBILE }, {}, {}],
  ])('the refusal %s on the sign-in page', async (_what, values, search, problems) => {
    await saveCode();
    await flashForm({ form: 'sign-in-code', values, problems: early });
    expect((await getSignInState({ ...search, refused: 'sign-in-code' })).sendForm.problems).toEqual(problems);
  });

  test('a wrong sign-in code is reported only at the boxes of the code', async () => {
    await saveCode();
    await flashForm({ form: 'sign-in', values: {}, problems: { digit1: 'That code is not correct.' } });
    const refused = 'sign-in';
    expect((await getSignInState({ refused })).checkForm.problems).toHaveProperty('digit1');
    expect((await getSignInState({ refused, step: 'number' })).checkForm.problems).toEqual({});
    expect((await getSignInState({})).checkForm.problems).toEqual({});
  });
});

describe('whether the shopper of a page is signed in', () => {
  test('isSignedIn: a guest is not signed in, and no call is made', async () => {
    const before = setup.exchanges.length;
    expect(await isShopperSignedIn()).toBe(false);
    expect(setup.exchanges).toHaveLength(before);
  });

  test('isSignedIn: a customer token is valid as long as the retail API knows it', async () => {
    await setCustomerCookie(await addCustomerToken(setup.api.context, 'customer-1'));
    expect(await isShopperSignedIn()).toBe(true);
    await setCustomerCookie('gone-long-ago');
    expect(await isShopperSignedIn()).toBe(false);
  });

  test('isSignedIn: a customer with a revoked session is not signed in', async () => {
    await setCustomerCookie('any');
    setup.intercept = ({ name }) =>
      name === 'CustomerTokenExist' ? replyOf.outcome({ code: 'SessionRevoked' }) : undefined;
    expect(await isShopperSignedIn()).toBe(false);
  });

  test('isSignedIn: an outage ends no session', async () => {
    await setCustomerCookie('any');
    setup.intercept = ({ name }) => (name === 'CustomerTokenExist' ? new Response('', { status: 502 }) : undefined);
    expect(await isShopperSignedIn()).toBe(true);
  });
});
