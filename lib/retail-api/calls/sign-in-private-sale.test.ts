import { type CodeSentWire, RETURN_CODES, type ReturnCodeName, type SignedInWire } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { readSentCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const [INVITED, ENDED, UNKNOWN] = ['9876543210', '9876543211', '9876543212'];
const START = Date.parse('2026-11-21T10:00:00Z');
const PRIVATE_SALE = { SignInChannel: 'private-sale' };
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('one-time codes for the private sale', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;

  beforeAll(async () => {
    const invitations = [
      { mobile: INVITED, code: 'DIWALI7K2M' },
      { mobile: ENDED, code: 'DIWALI7K2M', expires: START },
    ];
    api = await createTestApi({ engine, catalogue: 'seed', now: () => START, invitations });
  });
  beforeEach(async () => {
    await eraseShoppers(api.context.db);
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const request = (Mobile: string, change: object = PRIVATE_SALE) =>
    caller.post<CodeSentWire>('GenerateLoginOTP', { SessionId: 's1', Mobile, ...change });
  const give = (Mobile: string, EString: string | undefined, OTP: string, change: object = PRIVATE_SALE) =>
    caller.post<SignedInWire>('VerifyLoginOTP', { SessionId: 's1', Mobile, EString, OTP, ...change });
  const sent = async () => (await api.context.db.selectFrom('outbox').select('recipient').execute()).length;

  test('an invited mobile is sent a code and signs in with it', async () => {
    const { Data } = await request(INVITED);
    const answer = await give(INVITED, Data?.EString, await readSentCode(api.context.db, INVITED));
    expect(answer).toMatchObject({ ReturnCode: 0, Data: { Mobile: INVITED } });
  });

  test.each([UNKNOWN, ENDED])('%s is not invited: nothing is sent, and no code is accepted', async (mobile) => {
    const { ReturnCode, Data } = await request(mobile);
    expect(ReturnCode).toBe(0);
    expect(await sent()).toBe(0);
    const { code_hash } = await api.context.db
      .selectFrom('one_time_codes')
      .select('code_hash')
      .executeTakeFirstOrThrow();
    for (const OTP of ['', '0000', code_hash.slice(0, 16)]) {
      expect(await give(mobile, Data?.EString, OTP)).toMatchObject({ ReturnCode: code('OtpWrong') });
    }
  });

  test('every response to a mobile that is not invited is byte-identical to that for an invited one', async () => {
    const answers = async (mobile: string) => {
      await eraseShoppers(api.context.db);
      const reply = await request(mobile);
      const again = await request(mobile);
      const wrong = [];
      for (let number = 0; number < 6; number += 1) wrong.push(await give(mobile, reply.Data?.EString, 'none'));
      const text = JSON.stringify([reply, again, ...wrong, await request(mobile)]);
      const { EString = '' } = reply.Data ?? {};
      // The value is random in every response, with a fixed length.
      return [text.replaceAll(EString, ''), EString.length];
    };
    const ofInvited = await answers(INVITED);
    expect(await answers(UNKNOWN)).toEqual(ofInvited);
    expect(await answers(ENDED)).toEqual(ofInvited);
  });

  test('a code of the open sign-in does not open the private sale, and vice versa', async () => {
    const open = await request(UNKNOWN, {});
    expect(await sent()).toBe(1);
    const theirs = await readSentCode(api.context.db, UNKNOWN);
    expect(await give(UNKNOWN, open.Data?.EString, theirs)).toMatchObject({ ReturnCode: code('OtpExpired') });
    expect(await give(UNKNOWN, open.Data?.EString, theirs, {})).toMatchObject({ ReturnCode: 0 });
    const closed = await request(INVITED);
    const invited = await readSentCode(api.context.db, INVITED);
    expect(await give(INVITED, closed.Data?.EString, invited, {})).toMatchObject({ ReturnCode: code('OtpExpired') });
  });

  test('an unknown sign-in channel is refused', async () => {
    expect(await request(INVITED, { SignInChannel: 'back' })).toMatchObject({
      ReturnCode: code('InvalidRequest'),
      Data: { Field: 'SignInChannel' },
    });
  });
});

test('without invitations by the operator every mobile may enter the private sale', async () => {
  const api = await createTestApi({ catalogue: 'seed', now: () => START });
  const caller = await signInSession(api.handle);
  const body = { SessionId: 's1', Mobile: UNKNOWN, ...PRIVATE_SALE };
  const { Data } = await caller.post<CodeSentWire>('GenerateLoginOTP', body);
  const OTP = await readSentCode(api.context.db, UNKNOWN);
  expect(await caller.post('VerifyLoginOTP', { ...body, EString: Data?.EString, OTP })).toMatchObject({
    ReturnCode: 0,
  });
  await api.close();
});
