import { RETURN_CODES, type ReturnCodeName } from '#lib/contract/index.ts';
import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { type LimitRule, recordLimitEvents } from '../core/limits/limit-events.ts';
import { invitationLimits } from '../customers/invitations/invitation-rules.ts';
import { type ApiCaller, signInSession } from '../testing/api-caller.ts';
import { createTestApi, type TestApi } from '../testing/create-test-api.ts';
import { eraseShoppers } from '../testing/erase-shoppers.ts';
import { describeOnEachEngine } from '../testing/test-database.ts';

const [INVITED, FRIEND, UNKNOWN] = ['9876543210', '9876543211', '9876543212'];
const CODE = 'DIWALI7K2M';
const [HERE, ELSEWHERE] = ['203.0.113.9', '203.0.113.200'];
const START = Date.parse('2026-11-21T10:00:00Z');
const code = (name: ReturnCodeName) => RETURN_CODES[name].code;

describeOnEachEngine('limits for wrong invitation codes', (engine) => {
  let api: TestApi;
  let caller: ApiCaller;
  let now: number;
  let alarms: string[];
  /** The network of the shopper; empty when unknown. */
  let network: string;

  beforeAll(async () => {
    const invitations = [INVITED, FRIEND].map((mobile) => ({ mobile, code: CODE }));
    const alarm = (message: string) => alarms.push(message);
    api = await createTestApi({ engine, catalogue: 'seed', now: () => now, invitations, alarm });
  });
  beforeEach(async () => {
    now = START;
    alarms = [];
    network = '';
    await eraseShoppers(api.context.db);
    caller = await newCaller();
  });
  afterAll(() => api.close());

  const newCaller = () =>
    signInSession((request) => {
      if (network) request.headers.set('x-forwarded-for', network);
      return api.handle(request);
    });
  const give = (change: object = {}) =>
    caller.post('VerifyInvitation', { SessionId: 's1', Mobile: INVITED, InvitationCode: CODE, ...change });
  const wrong = (change: object = {}) => give({ InvitationCode: 'WRONG1', ...change });

  test('after five wrong tries a session waits 15 minutes for any mobile, even with the right code', async () => {
    for (const left of [4, 3, 2, 1]) {
      expect(await wrong({ Mobile: `987654321${left}` })).toMatchObject({ Data: { TriesLeft: left } });
    }
    const locked = { ReturnCode: code('OtpLocked'), Data: { RetryAfterSeconds: 900 } };
    expect(await wrong()).toMatchObject(locked);
    expect(await give()).toMatchObject(locked);
    expect(await give({ SessionId: 's2' })).toMatchObject({ ReturnCode: 0 });
    now += 15 * MINUTE_MS - 1;
    expect(await give()).toMatchObject({ Data: { RetryAfterSeconds: 1 } });
    now += 1;
    expect(await wrong()).toMatchObject({ Data: { TriesLeft: 4 } });
    expect(await give()).toMatchObject({ ReturnCode: 0 });
  });

  /** Records earlier wrong tries; `limitsOf` selects the limits that they count for. */
  async function hasHappened(times: number, limitsOf: (limits: ReturnType<typeof invitationLimits>) => LimitRule[]) {
    const { db, secret } = api.context;
    const limits = limitsOf(invitationLimits(secret, { mobile: INVITED, sessionId: 'others', network: HERE }));
    const keys = limits.map(({ key }) => key);
    await db.transaction().execute(async (transaction) => {
      for (let number = 0; number < times; number += 1) await recordLimitEvents(transaction, keys, now);
    });
  }

  test('ten wrong tries at a mobile from one network in a day lock it there; the operator is alerted once', async () => {
    network = HERE;
    for (let number = 0; number < 9; number += 1) {
      const TriesLeft = Math.min(4, 9 - number);
      expect(await wrong({ SessionId: `s${number}` })).toMatchObject({
        ReturnCode: code('OtpWrong'),
        Data: { TriesLeft },
      });
    }
    expect(alarms).toEqual([]);
    const locked = { ReturnCode: code('OtpLocked'), Data: { RetryAfterSeconds: 86_400 } };
    expect(await wrong({ SessionId: 's9' })).toMatchObject(locked);
    expect(await give({ SessionId: 's10' })).toMatchObject(locked);
    expect(await give({ SessionId: 's10', Mobile: FRIEND })).toMatchObject({ ReturnCode: 0 });
    network = ELSEWHERE;
    expect(await wrong({ SessionId: 's11' })).toMatchObject({ Data: { TriesLeft: 4 } });
    expect(await give({ SessionId: 's11' })).toMatchObject({ ReturnCode: 0 });
    network = '';
    expect(await give({ SessionId: 's12' })).toMatchObject({ ReturnCode: 0 });
    network = HERE;
    now += DAY_MS;
    caller = await newCaller();
    expect(await give({ SessionId: 's10' })).toMatchObject({ ReturnCode: 0 });
    expect(alarms).toEqual(['The invitation of one mobile is being guessed']);
  });

  test('tries from unknown networks count as one network', async () => {
    for (let number = 0; number < 10; number += 1) await wrong({ SessionId: `s${number}` });
    expect(await give({ SessionId: 's10' })).toMatchObject({ ReturnCode: code('OtpLocked') });
  });

  test('100 wrong tries at a mobile in a day from any network lock it, and concurrent ones allow no more', async () => {
    await hasHappened(95, ({ mobile }) => [mobile]);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => {
        network = `203.0.113.${number}`;
        return wrong({ SessionId: `s${number}` });
      }),
    );
    const left = answers.flatMap(({ ReturnCode, Data }) => (ReturnCode === code('OtpWrong') ? [Data?.TriesLeft] : []));
    expect(left.toSorted()).toEqual([1, 2, 3, 4]);
    network = ELSEWHERE;
    const locked = { ReturnCode: code('OtpLocked'), Data: { RetryAfterSeconds: 86_400 } };
    expect(await give({ SessionId: 's50' })).toMatchObject(locked);
    expect(alarms).toHaveLength(1);
  });

  test('of 30 concurrent wrong tries at most ten are reported as wrong', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, (_, number) => wrong({ SessionId: `s${number}` })));
    expect(answers.filter(({ ReturnCode }) => ReturnCode === code('OtpWrong'))).toHaveLength(9);
    expect(answers.filter(({ ReturnCode }) => ReturnCode === code('OtpLocked'))).toHaveLength(21);
  });

  test('of 30 concurrent wrong tries in one session at different mobiles at most five are reported as wrong', async () => {
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, number) => wrong({ Mobile: `98765${String(number).padStart(5, '0')}` })),
    );
    expect(answers.filter(({ ReturnCode }) => ReturnCode === code('OtpWrong'))).toHaveLength(4);
    expect(answers.filter(({ ReturnCode }) => ReturnCode === code('OtpLocked'))).toHaveLength(26);
  });

  describe('a network with 300 wrong invitation tries within an hour', () => {
    const EASES_IN = 59 * 60;
    beforeEach(async () => {
      network = HERE;
      await hasHappened(299, (limits) => limits.network);
      expect(await wrong({ SessionId: 'others', Mobile: UNKNOWN })).toMatchObject({
        Data: { RetryAfterSeconds: 3600 },
      });
      now += MINUTE_MS;
    });

    test('the right code signs in from a blocked network', async () => {
      expect(await give()).toMatchObject({ ReturnCode: 0 });
    });

    test('a mobile with a wrong try in a blocked network waits for the limit to ease, or uses another network', async () => {
      const locked = { ReturnCode: code('OtpLocked'), Data: { RetryAfterSeconds: EASES_IN } };
      expect(await wrong()).toMatchObject(locked);
      expect(await give({ SessionId: 's2' })).toMatchObject(locked);
      network = ELSEWHERE;
      expect(await give({ SessionId: 's2' })).toMatchObject({ ReturnCode: 0 });
      network = HERE;
      now += EASES_IN * 1000;
      caller = await newCaller();
      expect(await wrong({ SessionId: 's2' })).toMatchObject({ Data: { TriesLeft: 4 } });
      expect(await give({ SessionId: 's2' })).toMatchObject({ ReturnCode: 0 });
    });

    test('of the waits of a session and of a mobile the longer one is returned', async () => {
      for (let number = 0; number < 5; number += 1) await wrong({ Mobile: `987650000${number}` });
      expect(await give()).toMatchObject({ Data: { RetryAfterSeconds: 900 } });
      expect(await give({ Mobile: '9876500000' })).toMatchObject({ Data: { RetryAfterSeconds: EASES_IN } });
    });

    test('a mobile that is not invited waits as long as an invited one', async () => {
      const wait = { ReturnCode: code('OtpLocked'), Data: { RetryAfterSeconds: EASES_IN } };
      expect(await give({ Mobile: '9876500000' })).toMatchObject(wait);
      expect(await wrong()).toMatchObject(wait);
    });
  });

  test('in a blocked network a mobile waits at most until its own wrong try is a day old', async () => {
    network = HERE;
    await wrong();
    now += DAY_MS - 10 * MINUTE_MS;
    caller = await newCaller();
    await hasHappened(300, (limits) => limits.network);
    expect(await give()).toMatchObject({ ReturnCode: code('OtpLocked'), Data: { RetryAfterSeconds: 600 } });
    now += 10 * MINUTE_MS;
    expect(await give()).toMatchObject({ ReturnCode: 0 });
  });
});
