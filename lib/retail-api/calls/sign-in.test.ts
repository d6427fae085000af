import { type CodeSentWire, type calls, type DataOf, RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { readSentCode, signInByCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const MOBILE = '9876543210';
const START = Date.parse('2026-11-21T10:00:00Z');
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

type SignedIn = DataOf<typeof calls.verifyLoginOtp>;

describeOnEachEngine('signing in with a one-time code', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now: number;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
  });
  beforeEach(async () => {
    now = START;
    await eraseShoppers(api.context.db);
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const request = { SessionId: 's1', Mobile: MOBILE };
  const signIn = (mobile = MOBILE, sessionId = 's1') => signInByCode(caller, api.context.db, { mobile, sessionId });
  const customers = () => api.context.db.selectFrom('customers').selectAll().execute();

  /** Requests a code and returns what VerifyLoginOTP needs. */
  async function receive(details: object = {}) {
    const { Data } = await caller.post<CodeSentWire>('GenerateLoginOTP', { ...request, ...details });
    return { ...request, EString: Data?.EString, OTP: await readSentCode(api.context.db, MOBILE) };
  }

  test('a code creates the customer and returns a token; the next code signs in the same customer', async () => {
    const first = await signIn();
    expect(first).toEqual({
      CustomerToken: expect.stringMatching(/^[\w-]{43}$/),
      UserName: '',
      Mobile: MOBILE,
      CustStatusID: 1,
      BasketGUID: '',
      TotalQuantity: 0,
    });
    now += MINUTE_MS;
    const second = await signIn();
    expect(second.CustomerToken).not.toBe(first.CustomerToken);
    expect(await customers()).toMatchObject([{ id: expect.stringMatching(/^[\w-]{24}$/), mobile: MOBILE }]);
    const tokens = await api.context.db.selectFrom('customer_tokens').select('customer_id').execute();
    expect(new Set(tokens.map((row) => row.customer_id)).size).toBe(1);
    expect(tokens).toHaveLength(2);
  });

  test('name and email fill an empty profile and replace nothing', async () => {
    const verify = async (details: object, fields: object = {}) => {
      now += 10 * MINUTE_MS;
      caller = await signInSession(api.handle);
      return (await caller.post<SignedIn>('VerifyLoginOTP', { ...(await receive(details)), ...fields })).Data;
    };
    expect(await verify({ UserName: 'Asha' })).toMatchObject({ UserName: 'Asha' });
    expect(await verify({ UserName: 'Mallory', Email: 'asha@example.com' })).toMatchObject({ UserName: 'Asha' });
    await verify({ Email: 'mallory@example.com' }, { Email: 'mallory@example.com' });
    expect(await customers()).toMatchObject([{ name: 'Asha', email: 'asha@example.com' }]);
  });

  test('the email given with the code is used instead of the one given for it, in lower case', async () => {
    const fields = await receive({ Email: 'before@example.com' });
    await caller.post('VerifyLoginOTP', { ...fields, Email: 'Asha@Example.com' });
    expect(await customers()).toMatchObject([{ email: 'asha@example.com' }]);
  });

  test('a mobile that is not in the canonical form is refused naming the field', async () => {
    for (const Mobile of ['', '987654321', '+919876543210', '98765 43210', '5876543210', [MOBILE], { $gt: '' }, null]) {
      expect(await caller.post('GenerateLoginOTP', { ...request, Mobile })).toMatchObject({
        status: 200,
        ReturnCode: code('InvalidRequest'),
        Data: { Field: 'Mobile' },
      });
    }
    expect(await api.context.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });

  test.each([[], ['1234'], {}, { length: 4 }, '', null, true, 1234, 'x'.repeat(10_000), '\u0000', undefined])(
    'a code of %j counts as a try',
    async (OTP) => {
      const fields = await receive();
      expect(await caller.post('VerifyLoginOTP', { ...fields, OTP })).toMatchObject({
        status: 200,
        ReturnCode: code('OtpWrong'),
        Data: { TriesLeft: 4 },
      });
    },
  );

  test('the correct code sent 20 times concurrently signs in once', async () => {
    const fields = await receive();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => caller.post<SignedIn>('VerifyLoginOTP', fields)),
    );
    expect(answers.filter(({ ReturnCode }) => ReturnCode === 0)).toHaveLength(1);
    expect(answers.filter(({ ReturnCode }) => ReturnCode === code('OtpExpired'))).toHaveLength(19);
    expect(await api.context.db.selectFrom('customer_tokens').selectAll().execute()).toHaveLength(1);
    expect(await customers()).toHaveLength(1);
  });

  test('sign-in limits and locks return the seconds to wait', async () => {
    const { OTP, ...fields } = await receive();
    expect(await caller.post('GenerateLoginOTP', request)).toMatchObject({
      ReturnCode: code('TooManyRequests'),
      Data: { RetryAfterSeconds: 30 },
    });
    const wrong = { ...fields, OTP: `${OTP}0` };
    for (let number = 0; number < 4; number += 1) await caller.post('VerifyLoginOTP', wrong);
    for (const name of ['VerifyLoginOTP', 'GenerateLoginOTP']) {
      expect(await caller.post(name, wrong)).toMatchObject({
        ReturnCode: code('OtpLocked'),
        Data: { RetryAfterSeconds: 900 },
      });
    }
  });

  test('a code can be sent by voice call', async () => {
    const fields = await receive({ Channel: 'voice' });
    const [message] = await api.context.db.selectFrom('outbox').selectAll().execute();
    expect(message).toMatchObject({ channel: 'voice', recipient: MOBILE });
    expect((await caller.post('VerifyLoginOTP', fields)).ReturnCode).toBe(0);
  });

  test('a customer and a stranger get byte-identical responses, whatever is requested', async () => {
    await signIn('9000000001', 'before');
    now += MINUTE_MS;
    const shown = async (Mobile: string, SessionId: string) => {
      const answers = [];
      const who = { Mobile, SessionId };
      const sent = await caller.post<CodeSentWire>('GenerateLoginOTP', who);
      const EString = sent.Data?.EString;
      answers.push(sent, await caller.post('GenerateLoginOTP', who));
      for (let number = 0; number < 6; number += 1) {
        answers.push(await caller.post('VerifyLoginOTP', { ...who, EString, OTP: '' }));
      }
      return JSON.stringify(answers).replaceAll(EString ?? '', '…');
    };
    expect(await shown('9000000001', 's1')).toBe(await shown('9000000002', 's2'));
  });

  test('signing in again ends the previous session', async () => {
    const first = await signIn();
    now += MINUTE_MS;
    caller = await signInSession(api.handle, first.CustomerToken);
    const second = await signIn('9000000001', 's2');
    expect((await caller.post('CustomerTokenExist')).Data).toEqual({ CustomerTokenExist: false });
    const fresh = await signInSession(api.handle, second.CustomerToken);
    expect((await fresh.post('CustomerTokenExist')).Data).toEqual({ CustomerTokenExist: true });
  });

  describe('signing out', () => {
    async function device(sessionId: string) {
      now += MINUTE_MS;
      const { CustomerToken } = await signIn(MOBILE, sessionId);
      return signInSession(api.handle, CustomerToken);
    }
    const knows = async (shopper: ApiCaller) =>
      (await shopper.post<{ CustomerTokenExist: boolean }>('CustomerTokenExist')).Data?.CustomerTokenExist;

    test('signing out ends this session, may be repeated, and invalidates the token immediately', async () => {
      const [phone, laptop] = [await device('a'), await device('b')];
      expect((await phone.post('Logout')).ReturnCode).toBe(0);
      expect(await phone.post('Logout')).toMatchObject({ status: 200, ReturnCode: 0, Data: null });
      expect([await knows(phone), await knows(laptop)]).toEqual([false, true]);
      expect((await phone.post('CustomerSessions')).status).toBe(403);
    });

    test('signing out everywhere ends every session', async () => {
      const [phone, laptop] = [await device('a'), await device('b')];
      now += MINUTE_MS;
      const other = await signInSession(api.handle, (await signIn('9000000001', 'c')).CustomerToken);
      expect((await laptop.post('SignOutEverywhere')).ReturnCode).toBe(0);
      expect([await knows(phone), await knows(laptop), await knows(other)]).toEqual([false, false, true]);
    });

    test('the sessions of a customer are listed only for that customer', async () => {
      const [phone] = [await device('a'), await device('b')];
      expect((await phone.post('CustomerSessions')).Data).toEqual([
        { SignedInAt: START + 2 * MINUTE_MS, LastUsedAt: START + 2 * MINUTE_MS, Current: false },
        { SignedInAt: START + MINUTE_MS, LastUsedAt: START + MINUTE_MS, Current: true },
      ]);
    });

    test('a guest has no session to end or to list', async () => {
      expect((await caller.post('Logout')).ReturnCode).toBe(0);
      for (const name of ['SignOutEverywhere', 'CustomerSessions']) {
        expect(await caller.post(name)).toMatchObject({ status: 200, ReturnCode: code('SignInRequired'), Data: null });
      }
    });
  });
});
