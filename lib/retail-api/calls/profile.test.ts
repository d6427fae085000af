import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { CONSENT_NOTICE_VERSION } from '../customers/rules/consent-choices.ts';
import { addCustomer, type TestCustomer } from '../testing/add-customer.ts';
import { signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const code = (name: ReturnCodeName) => RETURN_CODES[name].code;
const START = Date.parse('2026-11-20T10:00:00+05:30');

describeOnEachEngine('the profile', (engine) => {
  let api: TestApi;
  let asha: TestCustomer;
  let now = START;

  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
  });
  beforeEach(async () => {
    now = START;
    asha = await addCustomer(api, { name: 'Asha Rao', email: 'asha@example.com' });
  });
  afterAll(() => api.close());

  const profile = async () => (await asha.caller.post('CustomerProfile')).Data;
  const update = (body: object) => asha.caller.post('UpdateProfile', body);
  const choose = (...Purposes: object[]) => asha.caller.post('UpdateConsents', { Purposes });
  const consents = async () => (await asha.caller.post('CustomerConsents')).Data;
  const log = () =>
    api.context.db.selectFrom('consents').selectAll().where('customer_id', '=', asha.id).orderBy('at').execute();

  test('CustomerProfile returns the signed-in customer', async () => {
    expect(await profile()).toEqual({
      UserName: 'Asha Rao',
      Email: 'asha@example.com',
      Mobile: asha.mobile,
      CustStatusID: 1,
      MemberSince: START,
    });
  });

  test('name and email of a profile are replaced, and removed by an empty text', async () => {
    const { Data } = await update({ UserName: ' Asha K. Rao ', Email: 'rao@example.com' });
    expect(Data).toMatchObject({ UserName: 'Asha K. Rao', Email: 'rao@example.com' });
    expect(await profile()).toEqual(Data);
    expect((await update({ UserName: '', Email: '' })).Data).toMatchObject({ UserName: '', Email: '' });
  });

  test('an email is stored in lower case, as in notify requests and codes', async () => {
    expect((await update({ UserName: '', Email: 'Asha@Example.COM' })).Data).toMatchObject({
      Email: 'asha@example.com',
    });
  });

  test.each([
    ['UserName', { UserName: 'x'.repeat(101), Email: '' }],
    ['UserName', { UserName: 'a\u0000b', Email: '' }],
    ['Email', { UserName: '', Email: 'no address' }],
    ['Email', { UserName: '', Email: ['a@example.com'] }],
    ['Email', { UserName: 'Asha' }],
  ])('a profile with a wrong %s is refused naming the field and changes nothing', async (field, body) => {
    expect(await update(body)).toMatchObject({ ReturnCode: code('InvalidRequest'), Data: { Field: field } });
    expect(await profile()).toMatchObject({ UserName: 'Asha Rao', Email: 'asha@example.com' });
  });

  test('no other field of a customer can be written by UpdateProfile', async () => {
    const before = await profile();
    await update({
      UserName: 'Asha Rao',
      Email: 'asha@example.com',
      Mobile: '9000000001',
      mobile: '9000000001',
      CustStatusID: 9,
      status_id: 9,
      MemberSince: 1,
      id: 'mine',
    });
    expect(await profile()).toEqual(before);
  });

  test('UpdateProfile does not change other customers’ profiles', async () => {
    const bina = await addCustomer(api, { name: 'Bina' });
    await update({ UserName: 'Changed', Email: '' });
    expect((await bina.caller.post('CustomerProfile')).Data).toMatchObject({ UserName: 'Bina' });
  });

  test('no consent is recorded before the customer gives it', async () => {
    expect(await consents()).toEqual({
      Version: CONSENT_NOTICE_VERSION,
      Purposes: [
        { Purpose: 'offers-sms', Granted: false, At: 0 },
        { Purpose: 'offers-email', Granted: false, At: 0 },
      ],
    });
  });

  test('every consent change is logged with time and notice, and an unchanged one is not logged again', async () => {
    const answer = await choose({ Purpose: 'offers-sms', Granted: true }, { Purpose: 'offers-email', Granted: false });
    expect(answer.Data).toMatchObject({
      Purposes: [
        { Purpose: 'offers-sms', Granted: true, At: START },
        { Purpose: 'offers-email', Granted: false, At: START },
      ],
    });
    now += MINUTE_MS;
    await choose({ Purpose: 'offers-sms', Granted: true }, { Purpose: 'offers-email', Granted: false });
    expect(await log()).toHaveLength(2);
    await choose({ Purpose: 'offers-sms', Granted: false });
    expect(await consents()).toMatchObject({ Purposes: [{ Granted: false, At: START + MINUTE_MS }, { At: START }] });
    expect(await log()).toMatchObject([
      { version: CONSENT_NOTICE_VERSION },
      { version: CONSENT_NOTICE_VERSION },
      { purpose: 'offers-sms', granted: 0, version: CONSENT_NOTICE_VERSION, at: START + MINUTE_MS },
    ]);
  });

  test('the last of two consent choices within a millisecond counts', async () => {
    for (const Granted of [true, false, true, false]) await choose({ Purpose: 'offers-sms', Granted });
    expect(await consents()).toMatchObject({ Purposes: [{ Granted: false }, {}] });
    expect(await log()).toHaveLength(4);
  });

  test('the same consent choice made ten times concurrently is logged once', async () => {
    await Promise.all(Array.from({ length: 10 }, () => choose({ Purpose: 'offers-email', Granted: true })));
    expect(await log()).toHaveLength(1);
  });

  test('an unknown consent purpose is refused', async () => {
    expect((await choose({ Purpose: 'sell-my-data', Granted: true })).ReturnCode).toBe(code('InvalidRequest'));
  });

  test.each(['CustomerProfile', 'CustomerConsents', 'CustomerData'])(
    '%s requires a signed-in customer',
    async (call) => {
      const guest = await signInSession(api.handle);
      expect(await guest.post(call)).toMatchObject({ ReturnCode: code('SignInRequired'), Data: null });
    },
  );

  test('profile and consent changes require a signed-in customer', async () => {
    const guest = await signInSession(api.handle);
    const requests = [
      ['UpdateProfile', { UserName: '', Email: '' }],
      ['UpdateConsents', { Purposes: [] }],
      ['GenerateDeletionOTP', { SessionId: 's' }],
      ['DeleteAccount', { SessionId: 's', OTP: '1234', EString: 'x' }],
    ] as const;
    for (const [call, body] of requests) {
      expect((await guest.post(call, body)).ReturnCode).toBe(code('SignInRequired'));
    }
  });
});
