import { type CodeSentWire, RETURN_CODES } from '#lib/contract/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { GLOBAL_CONSENT_LIMIT } from '../customers/visits/consent-limits.ts';
import { addCustomer } from '../testing/add-customer.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { signInByCode } from '../testing/sign-in.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const NOW = Date.parse('2026-11-22T10:00:00Z');
const BOTH = [
  { Purpose: 'statistics', Granted: true },
  { Purpose: 'campaigns', Granted: false },
];

describeOnEachEngine('VisitConsent', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now = NOW;
  let network = '203.0.113.7';
  let made = 0;
  beforeAll(async () => {
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now });
  });
  beforeEach(async () => {
    now = NOW;
    network = '203.0.113.7';
    await eraseShoppers(api.context.db);
    caller = await fromNetwork();
  });
  afterAll(() => api.close());

  /** A caller whose requests come from the current network. */
  const fromNetwork = (token = '') =>
    signInSession((request) => {
      request.headers.set('x-forwarded-for', network);
      return api.handle(request);
    }, token);
  const report = (fields: Record<string, unknown> = {}, by = caller) => {
    made += 1;
    const key = `choice-number-${made}`;
    return by.post('VisitConsent', {
      SessionId: 'whatever',
      Version: '1',
      Purposes: BOTH,
      IdempotencyKey: key,
      ...fields,
    });
  };
  const rows = () => api.context.db.selectFrom('visit_consents').selectAll().orderBy('purpose').execute();

  test('VisitConsent stores session, time, version and the choice per purpose, and nothing else', async () => {
    expect(await report()).toEqual({ status: 200, ReturnCode: 0, ReturnMessage: 'Success', Data: null });
    const stored = { choice_id: expect.any(String), customer_id: null, version: '1', at: NOW };
    const session_id = expect.not.stringContaining('whatever');
    expect(await rows()).toEqual([
      { ...stored, session_id, purpose: 'campaigns', granted: 0 },
      { ...stored, session_id, purpose: 'statistics', granted: 1 },
    ]);
  });

  test('a consent reported late has the time at which it was chosen', async () => {
    await report({ AgeSeconds: 90 });
    expect((await rows()).map(({ at }) => at)).toEqual([NOW - 90_000, NOW - 90_000]);
  });

  test('a consent repeated under its key, also concurrently, is stored once', async () => {
    const again = { IdempotencyKey: 'the-same-choice' };
    const answers = await Promise.all(Array.from({ length: 6 }, () => report(again)));
    expect(answers.map(({ ReturnCode }) => ReturnCode)).toEqual([0, 0, 0, 0, 0, 0]);
    await report({ ...again, Purposes: [{ Purpose: 'campaigns', Granted: true }] });
    expect((await rows()).map(({ granted }) => granted)).toEqual([0, 1]);
  });

  test('a key used by one session does not prevent the consent of another session', async () => {
    const key = { IdempotencyKey: 'a-key-that-was-guessed' };
    await report(key);
    await report(key, await fromNetwork());
    expect(await rows()).toHaveLength(4);
  });

  test('of two consent answers for one purpose the last counts', async () => {
    await report({ Purposes: [...BOTH, { Purpose: 'statistics', Granted: false }] });
    expect((await rows()).map(({ granted }) => granted)).toEqual([0, 0]);
  });

  test.each([
    [{ Purposes: [] }, 'Purposes'],
    [{ Purposes: [{ Purpose: 'everything', Granted: true }] }, 'Purposes.0.Purpose'],
    [{ Purposes: [{ Purpose: 'statistics', Granted: 'yes' }] }, 'Purposes.0.Granted'],
    [{ Purposes: Array.from({ length: 21 }, () => BOTH[0]) }, 'Purposes'],
    [{ Version: '' }, 'Version'],
    [{ Version: 'x'.repeat(21) }, 'Version'],
    [{ Version: '<b>' }, 'Version'],
    [{ AgeSeconds: -1 }, 'AgeSeconds'],
    [{ AgeSeconds: 30 * 24 * 3600 + 1 }, 'AgeSeconds'],
    [{ IdempotencyKey: 'short' }, 'IdempotencyKey'],
  ])('VisitConsent refuses %j', async (fields, field) => {
    expect(await report(fields)).toMatchObject({
      ReturnCode: RETURN_CODES.InvalidRequest.code,
      Data: { Field: field },
    });
    expect(await rows()).toEqual([]);
  });

  test('a session may change its consent 30 times per hour, independently of other sessions', async () => {
    for (let time = 0; time < 30; time += 1) expect((await report()).ReturnCode).toBe(0);
    expect(await report()).toMatchObject({
      ReturnCode: RETURN_CODES.TooManyRequests.code,
      Data: { RetryAfterSeconds: 3600 },
    });
    expect((await report({}, await fromNetwork())).ReturnCode).toBe(0);
  });

  test('consents are limited per minute for the whole store', async () => {
    const used = { key: GLOBAL_CONSENT_LIMIT.key, at: NOW };
    await api.context.db
      .insertInto('limit_events')
      .values(Array.from({ length: GLOBAL_CONSENT_LIMIT.max - 1 }, (_, number) => ({ id: `c-${number}`, ...used })))
      .execute();
    expect((await report()).ReturnCode).toBe(0);
    expect((await report({}, await fromNetwork())).ReturnCode).not.toBe(0);
    now = NOW + MINUTE_MS;
    expect((await report({}, await fromNetwork())).ReturnCode).toBe(0);
  });

  test('the consent log has the customer’s choices, the newest first; a guest has no log', async () => {
    const asha = await addCustomer(api);
    const bina = await addCustomer(api);
    await report({}, asha.caller);
    now += 1000;
    await report({ Version: '2', Purposes: [{ Purpose: 'statistics', Granted: false }] }, asha.caller);
    await report({}, bina.caller);
    expect((await asha.caller.post('VisitConsentLog')).Data).toEqual([
      {
        ChoiceId: expect.any(String),
        At: NOW + 1000,
        Version: '2',
        Purposes: [{ Purpose: 'statistics', Granted: false }],
      },
      { ChoiceId: expect.any(String), At: NOW, Version: '1', Purposes: BOTH },
    ]);
    expect((await caller.post('VisitConsentLog')).ReturnCode).toBe(RETURN_CODES.SignInRequired.code);
  });

  describe('a consent given before sign-in', () => {
    const MOBILES = ['9876543210', '9876543211'] as const;
    const signIn = async (by: ApiCaller, mobile: string) => {
      now += MINUTE_MS;
      const { CustomerToken } = await signInByCode(by, api.context.db, { mobile });
      return signInSession(api.handle, CustomerToken);
    };
    const logOf = async (customer: ApiCaller) => (await customer.post('VisitConsentLog')).Data;

    test('an earlier consent is in the customer’s log and data export, with time, version and purposes', async () => {
      await report();
      const customer = await signIn(caller, MOBILES[0]);
      expect(await logOf(customer)).toEqual([{ ChoiceId: expect.any(String), At: NOW, Version: '1', Purposes: BOTH }]);
      expect((await customer.post('CustomerData')).Data).toMatchObject({
        VisitConsents: [{ Version: '1', At: new Date(NOW).toISOString(), Purposes: BOTH }],
      });
    });

    test('an earlier consent stays anonymous after a wrong code, or when another session signs in', async () => {
      await report();
      const body = { SessionId: 's1', Mobile: MOBILES[0] };
      const { Data } = await caller.post<CodeSentWire>('GenerateLoginOTP', body);
      await caller.post('VerifyLoginOTP', { ...body, EString: Data?.EString, OTP: '' });
      await signIn(await fromNetwork(), MOBILES[0]);
      expect((await rows()).map(({ customer_id }) => customer_id)).toEqual([null, null]);
    });

    test('a consent given more than a day before sign-in stays anonymous: the browser may be shared', async () => {
      await report();
      await api.context.db
        .updateTable('visit_consents')
        .set({ at: now - DAY_MS })
        .execute();
      expect(await logOf(await signIn(caller, MOBILES[0]))).toEqual([]);
    });

    test('an assigned consent stays with its customer, even if another one signs in later', async () => {
      await report();
      const first = await signIn(caller, MOBILES[0]);
      await report({ Version: '2' });
      const second = await signIn(caller, MOBILES[1]);
      expect(await logOf(first)).toMatchObject([{ Version: '1' }]);
      expect(await logOf(second)).toMatchObject([{ Version: '2' }]);
    });
  });

  test('no consent is stored for a deleted customer', async () => {
    const asha = await addCustomer(api);
    await report({}, asha.caller);
    await api.context.db.deleteFrom('customers').where('id', '=', asha.id).execute();
    expect(await rows()).toEqual([]);
    expect((await report({}, asha.caller)).ReturnCode).toBe(RETURN_CODES.SessionRevoked.code);
    expect(await rows()).toEqual([]);
  });
});
