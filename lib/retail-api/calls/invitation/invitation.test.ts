import { type CartWire, RETURN_CODES, type ReturnCodeName, type SignedInWire } from '#lib/contract/index.ts';
import { type ApiCaller, signInSession } from '../../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { forgetShoppers } from '../../testing/forget-shoppers.ts';
import { signInByCode } from '../../testing/sign-in.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';

const [INVITED, ENDED, UNKNOWN] = ['9876543210', '9876543211', '9876543212'];
const CODE = 'DIWALI7K2M';
const START = Date.parse('2026-11-21T10:00:00Z');
const MINUTE = 60 * 1000;
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('signing in with an invitation', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now: number;
  let alarms: string[];

  beforeAll(async () => {
    const invitations = [
      { mobile: INVITED, code: CODE },
      { mobile: ENDED, code: CODE, expires: START },
    ];
    const alarm = (told: string) => alarms.push(told);
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, invitations, alarm });
  });
  beforeEach(async () => {
    now = START;
    alarms = [];
    await forgetShoppers(api.context.db);
    caller = await signInSession(api.handle);
  });
  afterAll(() => api.close());

  const given = (change: object = {}) => ({ SessionId: 's1', Mobile: INVITED, InvitationCode: CODE, ...change });
  const give = (change: object = {}) => caller.post<SignedInWire>('VerifyInvitation', given(change));
  const wrong = (change: object = {}) => give({ InvitationCode: 'WRONG1', ...change });

  test('signs in at once, on one device after the other', async () => {
    const first = await give();
    expect(first).toMatchObject({ ReturnCode: 0, Data: { Mobile: INVITED, CustomerToken: expect.any(String) } });
    const second = await give({ SessionId: 's2' });
    expect(second.Data?.CustomerToken).not.toBe(first.Data?.CustomerToken);
    const customers = await api.context.db.selectFrom('customers').select('mobile').execute();
    expect(customers).toEqual([{ mobile: INVITED }]);
    expect(await api.context.db.selectFrom('customer_tokens').selectAll().execute()).toHaveLength(2);
  });

  test.each(['diwali7k2m', ' DIWALI-7K2M ', 'diwali 7k 2m', 'Diwali–7K2M', 'ＤＩＷＡＬＩ7K2M'])(
    'takes the code as %j',
    async (InvitationCode) => expect(await give({ InvitationCode })).toMatchObject({ ReturnCode: 0 }),
  );

  test.each([[], [CODE], {}, null, true, '', 'x'.repeat(10_000), '\u0000', undefined])(
    'a code of %j is a try',
    async (InvitationCode) =>
      expect(await give({ InvitationCode })).toMatchObject({ ReturnCode: code('OtpWrong'), Data: { TriesLeft: 4 } }),
  );

  test('the guest’s basket becomes part of the customer’s, whose other sessions stay', async () => {
    const known = await signInByCode(caller, api.context.db, { mobile: INVITED });
    const theirs = await signInSession(api.handle, known.CustomerToken);
    await theirs.post<CartWire>('AddCart', { ProductUrl: 'x-1801av01' });
    const guest = await caller.post<CartWire>('AddCart', { ProductUrl: 'x-1801av01' });
    const { Data } = await give({ BasketGUID: guest.Data?.BasketGUID });
    expect(Data).toMatchObject({ TotalQuantity: 2, BasketGUID: expect.stringMatching(/^.+$/) });
    expect(await api.context.db.selectFrom('customer_tokens').selectAll().execute()).toHaveLength(2);
  });

  test('of a wrong code, an unknown mobile and an invitation that has ended the answers are the same bytes', async () => {
    const headers = { 'content-type': 'application/json' };
    const answers = async (change: object) => {
      await forgetShoppers(api.context.db);
      const issued = await api.handle(
        new Request('http://retail-api/JwtToken', {
          method: 'POST',
          headers,
          body: JSON.stringify({ SessionID: 's1', SiteURL: 'http://shop.test' }),
        }),
      );
      const authorization = `Bearer ${(await issued.json()).Data.SecurityToken}`;
      const texts: string[] = [];
      for (let number = 0; number < 8; number += 1) {
        if (number === 6) now += 15 * MINUTE;
        const body = JSON.stringify(given(change));
        const sent = { method: 'POST', headers: { ...headers, authorization }, body };
        const response = await api.handle(new Request('http://retail-api/VerifyInvitation', sent));
        texts.push(JSON.stringify([response.status, [...response.headers], await response.text()]));
      }
      now = START;
      return texts;
    };
    const ofWrongCode = await answers({ InvitationCode: 'WRONG1' });
    expect(await answers({ Mobile: UNKNOWN })).toEqual(ofWrongCode);
    expect(await answers({ Mobile: ENDED })).toEqual(ofWrongCode);
    // Four wrong ones, the lock, and two more once it is over.
    expect(new Set(ofWrongCode).size).toBe(5);
  });

  test('five wrong tries of a session, at whatever mobile, and it waits for 15 minutes, even with the right code', async () => {
    for (const left of [4, 3, 2, 1]) {
      expect(await wrong({ Mobile: `987654321${left}` })).toMatchObject({ Data: { TriesLeft: left } });
    }
    const locked = { ReturnCode: code('OtpLocked'), Data: { RetryAfterSeconds: 900 } };
    expect(await wrong()).toMatchObject(locked);
    expect(await give()).toMatchObject(locked);
    expect(await give({ SessionId: 's2' })).toMatchObject({ ReturnCode: 0 });
    now += 15 * MINUTE - 1;
    expect(await give()).toMatchObject({ Data: { RetryAfterSeconds: 1 } });
    now += 1;
    expect(await wrong()).toMatchObject({ Data: { TriesLeft: 4 } });
    expect(await give()).toMatchObject({ ReturnCode: 0 });
  });

  test('ten wrong tries at a mobile within a day, whoever makes them, and nobody’s is taken; the operator hears once', async () => {
    for (let number = 0; number < 9; number += 1) {
      expect(await wrong({ SessionId: `s${number}` })).toMatchObject({ ReturnCode: code('OtpWrong') });
    }
    const locked = { ReturnCode: code('OtpLocked'), Data: { RetryAfterSeconds: 86_400 } };
    expect(await wrong({ SessionId: 's9' })).toMatchObject(locked);
    expect(await give({ SessionId: 's10' })).toMatchObject(locked);
    now += 24 * 60 * MINUTE;
    caller = await signInSession(api.handle);
    expect(await give({ SessionId: 's10' })).toMatchObject({ ReturnCode: 0 });
    expect(alarms).toEqual(['The invitation of one mobile is being guessed']);
  });

  test('of 30 wrong tries at once no more than ten are told that they are wrong', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => wrong({ SessionId: `s${number}` })));
    expect(answers.filter(({ ReturnCode }) => ReturnCode === code('OtpWrong'))).toHaveLength(9);
    expect(answers.filter(({ ReturnCode }) => ReturnCode === code('OtpLocked'))).toHaveLength(21);
  });

  test('the wrong tries of one network are counted, too', async () => {
    const from = async (network: string, number: number) => {
      const body = JSON.stringify(
        given({ SessionId: `s${number}`, Mobile: `98765${String(number).padStart(5, '0')}` }),
      );
      const issued = await caller.post<{ SecurityToken: string }>('JwtToken', {
        SessionID: 'x',
        SiteURL: 'http://x.test',
      });
      const headers = { authorization: `Bearer ${issued.Data?.SecurityToken}`, 'content-type': 'application/json' };
      const sent = { method: 'POST', body, headers: { ...headers, 'x-forwarded-for': network } };
      return (await (await api.handle(new Request('http://retail-api/VerifyInvitation', sent))).json()).ReturnCode;
    };
    for (let number = 0; number < 29; number += 1) expect(await from('203.0.113.9', number)).toBe(code('OtpWrong'));
    for (const number of [29, 30]) expect(await from('203.0.113.9', number)).toBe(code('OtpLocked'));
    expect(await from('203.0.113.200', 31)).toBe(code('OtpWrong'));
  });
});
