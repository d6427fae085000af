import { DAY_MS, DAY_SECONDS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/shared/durations.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { codeShopper, wrongCode } from '../../testing/code-shopper.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { eraseShoppers } from '../../testing/erase-shoppers.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { checkCode } from './check-code.ts';

const START = Date.parse('2026-11-21T10:00:00Z');

const wrong = (TriesLeft: number) => ({ code: 'OtpWrong', data: { TriesLeft } });
const locked = (RetryAfterSeconds: number) => ({ code: 'OtpLocked', data: { RetryAfterSeconds } });
const count = (answers: readonly Outcome<unknown>[], code: string) =>
  answers.filter((answer) => answer.code === code).length;

describeOnEachEngine('giving a code', (engine) => {
  let api: TestApi;
  let now: number;
  let alarms: [string, object][];

  beforeAll(async () => {
    api = await createTestApi({
      engine,
      catalogue: 'seed',
      now: () => now,
      alarm: (...reported) => alarms.push(reported),
    });
  });
  beforeEach(async () => {
    now = START;
    alarms = [];
    await eraseShoppers(api.context.db);
  });
  afterAll(() => api.close());

  const shopper = (fields?: Parameters<typeof codeShopper>[1]) => codeShopper(api.context, fields);
  const wrongTries = () =>
    api.context.db.selectFrom('limit_events').select('id').where('key', 'like', 'otp:wrong:%').execute();

  /** Uses up the attempts of one code in its own session. */
  async function guessWrongly(sessionId: string): Promise<Outcome<unknown>[]> {
    const { eString, otp } = await shopper({ sessionId }).receive();
    const answers = [];
    for (let step = 1; step <= 5; step += 1) {
      answers.push(await shopper({ sessionId }).give({ eString, otp: wrongCode(otp, step) }));
    }
    return answers;
  }

  test('the right code works once', async () => {
    const code = await shopper().receive();
    expect(await shopper().give(code)).toEqual({ code: 'Success', data: { email: '', name: '' } });
    expect(await shopper().give(code)).toEqual({ code: 'OtpExpired' });
    expect(await wrongTries()).toEqual([]);
  });

  test('of 20 concurrent submissions of the right one-time code one is accepted', async () => {
    const code = await shopper().receive();
    const answers = await Promise.all(Array.from({ length: 20 }, () => shopper().give(code)));
    expect(count(answers, 'Success')).toBe(1);
    expect(count(answers, 'OtpExpired')).toBe(19);
  });

  test('a code is valid for five minutes', async () => {
    const code = await shopper().receive();
    now = START + 5 * MINUTE_MS;
    expect(await shopper().give(code)).toEqual({ code: 'OtpExpired' });
    now -= 1;
    expect((await shopper().give(code)).code).toBe('Success');
  });

  test('after five wrong attempts the one-time code is invalid and the session is locked for 15 minutes', async () => {
    const { eString, otp } = await shopper().receive();
    const give = (given: string) => shopper().give({ eString, otp: given });
    for (const [step, triesLeft] of [4, 3, 2, 1].entries())
      expect(await give(wrongCode(otp, step + 1))).toEqual(wrong(triesLeft));
    expect(await give(wrongCode(otp, 5))).toEqual(locked(900));
    now += MINUTE_MS;
    expect(await give(otp)).toEqual(locked(840));
    expect(await shopper().request()).toEqual(locked(840));
    expect((await shopper({ sessionId: 's2' }).request()).code).toBe('Success');
    now = START + 15 * MINUTE_MS;
    expect(await give(otp)).toEqual({ code: 'OtpExpired' });
    expect((await shopper().request()).code).toBe('Success');
  });

  test('the right code is accepted on the fifth attempt', async () => {
    const { eString, otp } = await shopper().receive();
    for (let step = 1; step <= 4; step += 1) await shopper().give({ eString, otp: wrongCode(otp, step) });
    expect((await shopper().give({ eString, otp })).code).toBe('Success');
  });

  test.each(['', ' ', 'abcd', '０１２３', '12345', '123', 'x'.repeat(16)])('%j counts as an attempt', async (otp) => {
    const { eString } = await shopper().receive();
    expect(await shopper().give({ eString, otp })).toEqual(wrong(4));
    expect(await wrongTries()).toHaveLength(1);
  });

  test('of 100 concurrent guesses at a one-time code five are compared', async () => {
    const { eString, otp } = await shopper().receive();
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_, number) => shopper().give({ eString, otp: wrongCode(otp, number + 1) })),
    );
    expect(count(answers, 'OtpWrong')).toBe(4);
    expect(count(answers, 'OtpLocked')).toBe(96);
    expect(await wrongTries()).toHaveLength(5);
    expect(await shopper().give({ eString, otp })).toEqual(locked(900));
  }, 120_000);

  test('a recipient has ten wrong attempts a day across all sessions, even with concurrent guesses', async () => {
    const codes = [];
    for (const sessionId of ['a', 'b', 'c']) {
      codes.push({ sessionId, ...(await shopper({ sessionId }).receive()) });
      now += 31 * SECOND_MS;
    }
    const guesses = codes.flatMap(({ sessionId, eString, otp }) =>
      Array.from({ length: 4 }, (_, step) => ({ sessionId, eString, otp: wrongCode(otp, step + 1) })),
    );
    const answers = await Promise.all(guesses.map(({ sessionId, ...given }) => shopper({ sessionId }).give(given)));
    expect(await wrongTries()).toHaveLength(10);
    expect(count(answers, 'OtpWrong')).toBe(9);
    expect(count(answers, 'OtpLocked')).toBe(3);
    const [first] = codes;
    if (!first) throw new Error('No code was sent.');
    expect(await shopper({ sessionId: 'a' }).give(first)).toEqual(locked(DAY_SECONDS));
    expect((await shopper({ sessionId: 'new' }).request()).code).toBe('OtpLocked');
    expect((await shopper({ recipient: '9000000001', sessionId: 'a' }).request()).code).toBe('Success');
  });

  test('the attempts left never exceed the daily limit, which has a rolling window', async () => {
    expect((await guessWrongly('a')).at(-1)).toEqual(locked(900));
    now += HOUR_MS;
    const answers = await guessWrongly('b');
    expect(answers.slice(0, 4)).toEqual([4, 3, 2, 1].map(wrong));
    expect(answers.at(-1)).toEqual(locked(23 * 3600));
    now = START + DAY_MS - 1;
    expect((await shopper({ sessionId: 'c' }).request()).code).toBe('OtpLocked');
    now = START + DAY_MS;
    const { eString, otp } = await shopper({ sessionId: 'c' }).receive();
    now += 30 * SECOND_MS;
    for (const triesLeft of [4, 3, 2, 1]) {
      expect(await shopper({ sessionId: 'c' }).give({ eString, otp: wrongCode(otp) })).toEqual(wrong(triesLeft));
    }
  });

  test('the operator is alerted once a day that codes of a recipient are being guessed, without naming the recipient', async () => {
    await guessWrongly('a');
    now += HOUR_MS;
    expect(alarms).toEqual([]);
    await guessWrongly('b');
    const reported = [['The one-time codes of one recipient are being guessed', { purpose: 'login' }]];
    expect(alarms).toEqual(reported);
    // The first attempts are a day old: new ones become available, and are used up at once.
    now = START + DAY_MS;
    expect((await guessWrongly('c')).at(-1)?.code).toBe('OtpLocked');
    expect(alarms).toEqual(reported);
    now += HOUR_MS;
    await guessWrongly('d');
    expect(alarms).toEqual([...reported, ...reported]);
  });

  test('a new code has only the attempts left for the day', async () => {
    await guessWrongly('a');
    now += MINUTE_MS;
    const second = await shopper({ sessionId: 'b' }).receive();
    for (let step = 1; step <= 3; step += 1) {
      await shopper({ sessionId: 'b' }).give({ ...second, otp: wrongCode(second.otp, step) });
    }
    now += MINUTE_MS;
    const third = await shopper({ sessionId: 'c' }).receive();
    const guess = { ...third, otp: wrongCode(third.otp) };
    expect(await shopper({ sessionId: 'c' }).give(guess)).toEqual(wrong(1));
    expect((await shopper({ sessionId: 'c' }).give(guess)).code).toBe('OtpLocked');
  });

  test('a state is valid only for its own request, and an invalid state does not count as an attempt', async () => {
    const { eString, otp } = await shopper().receive();
    const tampered = [...eString].map((character, at) => {
      const other = character === 'A' ? 'B' : 'A';
      return eString.slice(0, at) + other + eString.slice(at + 1);
    });
    const strangers = ['', '.', 'x', `${eString}.`, `${eString}.x`, `.${eString}`, eString.slice(1), `${eString}A`];
    for (const state of [...tampered, ...strangers]) {
      expect(await shopper().give({ eString: state, otp })).toEqual({ code: 'OtpExpired' });
    }
    for (const other of [
      { sessionId: 's2' },
      { recipient: '9876543211' },
      { purpose: 'deletion' },
      { sessionId: 's1","x' },
    ] as const) {
      expect(await shopper(other).give({ eString, otp })).toEqual({ code: 'OtpExpired' });
    }
    expect(await wrongTries()).toEqual([]);
    expect((await shopper().give({ eString, otp })).code).toBe('Success');
  });

  test('a state from another installation is rejected', async () => {
    const { eString, otp } = await shopper().receive();
    const otherContext = { ...api.context, secret: testSecret(0) };
    expect(await codeShopper(otherContext).give({ eString, otp })).toEqual({ code: 'OtpExpired' });
  });

  test('if the action of a right code is refused or fails, it is rolled back and the code stays valid', async () => {
    const code = await shopper().receive();
    const given = { purpose: 'login' as const, recipient: '9876543210', sessionId: 's1', network: '', ...code };
    const attempt = (end: () => Outcome<null>) =>
      checkCode<null>(api.context, given, async (transaction) => {
        await transaction.deleteFrom('outbox').execute();
        return end();
      });
    expect(await attempt(() => fail('Conflict'))).toEqual({ code: 'Conflict' });
    const fails = attempt(() => {
      throw new Error('The disk is full.');
    });
    await expect(fails).rejects.toThrow('The disk is full.');
    expect(await api.context.db.selectFrom('outbox').selectAll().execute()).toHaveLength(1);
    expect(await attempt(() => succeed(null))).toEqual({ code: 'Success', data: null });
    expect(await api.context.db.selectFrom('outbox').selectAll().execute()).toEqual([]);
  });
});
