import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DAY_MS, HOUR_MS, MINUTE_MS, SECOND_MS } from '#lib/shared/durations.ts';
import { openDatabase } from '../../core/db/open-database.ts';
import type { Outcome } from '../../core/outcome.ts';
import { codeShopper } from '../../testing/code-shopper.ts';
import { createTestApi, type TestApi } from '../../testing/create-test-api.ts';
import { eraseShoppers } from '../../testing/erase-shoppers.ts';
import { describeOnEachEngine } from '../../testing/test-database.ts';

const START = Date.parse('2026-11-21T10:00:00Z');

const tooMany = (RetryAfterSeconds: number) => ({ code: 'TooManyRequests', data: { RetryAfterSeconds } });
const mobileOf = (number: number) => String(9_000_000_000 + number);
const sent = (answers: readonly Outcome<unknown>[]) => answers.filter(({ code }) => code === 'Success').length;

describeOnEachEngine('asking for a code', (engine) => {
  let api: TestApi;
  let now: number;
  let alarms: [string, object][];

  beforeAll(async () => {
    api = await createTestApi({
      engine,
      catalogue: 'seed',
      now: () => now,
      codes: { perMinute: 200 },
      alarm: (event, facts) => alarms.push([event, facts]),
    });
  });
  beforeEach(async () => {
    now = START;
    alarms = [];
    await eraseShoppers(api.context.db);
  });
  afterAll(() => api.close());

  const shopper = (fields?: Parameters<typeof codeShopper>[1]) => codeShopper(api.context, fields);
  const messages = () => api.context.db.selectFrom('outbox').selectAll().orderBy('created_at').execute();

  test('the code is sent by SMS, and the response says how to prompt for it', async () => {
    expect(await shopper().request()).toEqual({
      code: 'Success',
      data: {
        EString: expect.stringMatching(/^[\w-]{24}\.[\w-]{43}$/),
        OtpLength: 4,
        ExpiresInSeconds: 300,
        ResendAfterSeconds: 30,
      },
    });
    const [message] = await messages();
    expect(message).toMatchObject({
      kind: 'code',
      channel: 'sms',
      recipient: '9876543210',
      state: 'waiting',
      expires_at: START + 5 * MINUTE_MS,
      body: expect.stringMatching(/^(\d{4}) is your Samay code\..*\n\n@shop\.test #\1$/),
    });
  });

  test('a code has the length configured by the operator and is not stored in plain text', async () => {
    const long = { ...api.context, codes: { ...api.context.codes, length: 8 } };
    const { otp } = await codeShopper(long).receive();
    expect(otp).toMatch(/^\d{8}$/);
    const rows = await api.context.db.selectFrom('one_time_codes').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(otp);
  });

  test('a recipient gets one code per 30 seconds, whoever requests it', async () => {
    expect((await shopper().request()).code).toBe('Success');
    now += 1;
    expect(await shopper().request()).toEqual(tooMany(30));
    expect(await shopper({ sessionId: 's2', purpose: 'deletion' }).request()).toEqual(tooMany(30));
    now = START + 30 * SECOND_MS - 1;
    expect(await shopper().request()).toEqual(tooMany(1));
    now = START + 30 * SECOND_MS;
    expect((await shopper().request()).code).toBe('Success');
  });

  test('an email address is the same recipient in any letter case', async () => {
    const mail = { purpose: 'recovery', channel: 'mail' } as const;
    expect((await shopper({ ...mail, recipient: 'asha@example.com' }).request()).code).toBe('Success');
    expect(await shopper({ ...mail, recipient: 'Asha@Example.com', sessionId: 's2' }).request()).toEqual(tooMany(30));
  });

  test('a recipient gets three codes per 10 minutes, and the third response states the longer wait', async () => {
    for (const expected of [30, 30, 540]) {
      const answer = await shopper().request();
      expect(answer).toMatchObject({ code: 'Success', data: { ResendAfterSeconds: expected } });
      now += 30 * SECOND_MS;
    }
    expect(await shopper({ sessionId: 's2' }).request()).toEqual(tooMany(510));
    now = START + 10 * MINUTE_MS;
    expect((await shopper({ sessionId: 's2' }).request()).code).toBe('Success');
  });

  test('a recipient gets ten codes a day', async () => {
    for (let number = 0; number < 10; number += 1) {
      expect((await shopper({ sessionId: `s${number}` }).request()).code).toBe('Success');
      now += HOUR_MS;
    }
    expect(await shopper({ sessionId: 's-last' }).request()).toEqual(tooMany(14 * 3600));
    now = START + DAY_MS;
    expect((await shopper({ sessionId: 's-last' }).request()).code).toBe('Success');
  });

  test('a session can request five codes an hour, across all recipients', async () => {
    for (let number = 0; number < 5; number += 1) {
      expect((await shopper({ recipient: mobileOf(number) }).request()).code).toBe('Success');
    }
    expect(await shopper({ recipient: mobileOf(6) }).request()).toEqual(tooMany(3600));
    expect((await shopper({ recipient: mobileOf(6), sessionId: 's2' }).request()).code).toBe('Success');
    now += HOUR_MS;
    expect((await shopper({ recipient: mobileOf(7) }).request()).code).toBe('Success');
  });

  test('a network can request 30 codes an hour; an unknown network is not counted', async () => {
    const from = (network: string, number: number) =>
      shopper({ network, recipient: mobileOf(number), sessionId: `s${number}` }).request();
    for (let number = 0; number < 30; number += 1) expect((await from('203.0.113.7', number)).code).toBe('Success');
    expect(await from('203.0.113.7', 30)).toEqual(tooMany(3600));
    expect((await from('198.51.100.1', 31)).code).toBe('Success');
    expect((await from('', 32)).code).toBe('Success');
    const counted = await api.context.db
      .selectFrom('limit_events')
      .select(({ fn }) => fn.countAll<number>().as('events'))
      .where('key', 'like', 'otp:sent:network:%')
      .groupBy('key')
      .orderBy('events')
      .execute();
    expect(counted).toEqual([{ events: 1 }, { events: 30 }]);
    now = START + HOUR_MS;
    expect((await from('203.0.113.7', 33)).code).toBe('Success');
  });

  test('the rate limit records do not identify the recipient, session or network', async () => {
    await shopper({ sessionId: 'session-of-asha', network: '203.0.113.7' }).request();
    const { db } = api.context;
    const rows = [
      await db.selectFrom('limit_events').select('key').execute(),
      await db.selectFrom('limit_locks').select('key').execute(),
    ];
    expect(rows.map(({ length }) => length)).toEqual([4, 6]);
    for (const identifier of ['9876543210', 'session-of-asha', '203.0.113'])
      expect(JSON.stringify(rows)).not.toContain(identifier);
  });

  test('the store sends a limited number of codes a minute and alerts the operator once a minute', async () => {
    const small = { ...api.context, codes: { ...api.context.codes, perMinute: 4 } };
    const sendRequest = (number: number) =>
      codeShopper(small, { recipient: mobileOf(number), sessionId: `s${number}` }).request();
    for (let number = 0; number < 4; number += 1) expect((await sendRequest(number)).code).toBe('Success');
    expect(alarms).toEqual([]);
    expect(await sendRequest(4)).toEqual(tooMany(60));
    now += 30 * SECOND_MS;
    expect(await sendRequest(5)).toEqual(tooMany(30));
    expect(alarms).toEqual([['No more one-time codes are sent in this minute', { perMinute: 4 }]]);
    now = START + MINUTE_MS;
    for (let number = 10; number < 14; number += 1) expect((await sendRequest(number)).code).toBe('Success');
    expect((await sendRequest(14)).code).toBe('TooManyRequests');
    expect(alarms).toHaveLength(2);
  });

  test('a request refused by a rate limit does not count against the store limit', async () => {
    expect((await shopper().request()).code).toBe('Success');
    const before = await api.context.db.selectFrom('limit_events').select('id').execute();
    for (let number = 0; number < 12; number += 1) await shopper().request();
    expect(await api.context.db.selectFrom('limit_events').select('id').execute()).toHaveLength(before.length);
    expect(await messages()).toHaveLength(1);
    expect(alarms).toEqual([]);
  });

  test('300 concurrent refused requests are answered without an error and take no lock', async () => {
    const locks = () => api.context.db.selectFrom('limit_locks').selectAll().orderBy('key').execute();
    expect((await shopper().request()).code).toBe('Success');
    const before = await locks();
    now += SECOND_MS;
    const answers = await Promise.all(Array.from({ length: 300 }, () => shopper().request()));
    expect(answers).toEqual(Array.from({ length: 300 }, () => tooMany(29)));
    expect(await locks()).toEqual(before);
  }, 120_000);

  test('of 60 concurrent requests for a one-time code only as many get one as the store limit allows', async () => {
    const small = { ...api.context, codes: { ...api.context.codes, perMinute: 4 } };
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, number) =>
        codeShopper(small, { recipient: mobileOf(number), sessionId: `s${number}` }).request(),
      ),
    );
    expect(sent(answers)).toBe(4);
    expect(answers.filter(({ code }) => code === 'TooManyRequests')).toHaveLength(56);
    expect(alarms).toEqual([['No more one-time codes are sent in this minute', { perMinute: 4 }]]);
  }, 120_000);

  test('50 concurrent requests for one recipient send one code; 50 from one network send 30', async () => {
    const flood = (fields: (number: number) => Parameters<typeof codeShopper>[1]) =>
      Promise.all(Array.from({ length: 50 }, (_, number) => shopper(fields(number)).request()));
    expect(sent(await flood((number) => ({ sessionId: `s${number}` })))).toBe(1);
    expect(await messages()).toHaveLength(1);
    const network = '203.0.113.7';
    const answers = await flood((number) => ({ recipient: mobileOf(number), sessionId: `t${number}`, network }));
    expect(sent(answers)).toBe(30);
    expect(await messages()).toHaveLength(31);
  }, 120_000);

  test('a resend replaces the code: the old one is rejected with its own state and with the new one', async () => {
    const old = await shopper().receive();
    now += 30 * SECOND_MS;
    const resent = await shopper().receive();
    expect(await shopper().give(old)).toEqual({ code: 'OtpExpired' });
    if (old.otp !== resent.otp) {
      expect((await shopper().give({ ...resent, otp: old.otp })).code).toBe('OtpWrong');
    }
    expect((await shopper().give(resent)).code).toBe('Success');
    expect(await api.context.db.selectFrom('one_time_codes').selectAll().execute()).toEqual([]);
  });

  test('a code can be resent three times, then its request has to expire', async () => {
    for (let number = 0; number < 4; number += 1) {
      expect((await shopper().request()).code).toBe('Success');
      now += 295 * SECOND_MS;
    }
    expect(await shopper().request()).toEqual(tooMany(5));
    now += 5 * SECOND_MS;
    expect((await shopper().request()).code).toBe('Success');
  });

  test('the details given with the first request are kept when the code is resent', async () => {
    await shopper().request({ email: 'asha@example.com', name: 'Asha' });
    now += 30 * SECOND_MS;
    const code = await shopper().receive();
    expect(await shopper().give(code)).toEqual({
      code: 'Success',
      data: { email: 'asha@example.com', name: 'Asha' },
    });
  });

  test('the victim of a flood can still sign in with the code already sent', async () => {
    const code = await shopper().receive();
    for (let number = 0; number < 12; number += 1) {
      now += SECOND_MS;
      await shopper({ sessionId: `stranger-${number}` }).request();
    }
    expect((await shopper({ sessionId: 's1' }).request()).code).toBe('TooManyRequests');
    expect((await shopper().give(code)).code).toBe('Success');
  });

  test('a customer and a stranger get the same response', async () => {
    const customer = { id: 'c', mobile: mobileOf(1), email: 'a@example.com', name: 'Asha', status_id: 1 };
    await api.context.db
      .insertInto('customers')
      .values({ ...customer, created_at: 0, modified_at: 0 })
      .execute();
    const [known, unknown] = [mobileOf(1), mobileOf(2)].map((recipient, number) =>
      shopper({ recipient, sessionId: `s${number}` }),
    );
    for (const waited of [0, 1, 30_000]) {
      now += waited;
      const shown = [await known?.request(), await unknown?.request()].map((answer) =>
        JSON.stringify(answer).replace(/"EString":"[\w.-]{68}"/, '"EString":"…"'),
      );
      expect(shown[0]).toBe(shown[1]);
    }
  });
});

test('limits and codes survive closing and reopening the database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'samay-test-'));
  const first = await openDatabase({ dataDir });
  const api = await createTestApi({ opened: first, catalogue: 'seed', now: () => START });
  const code = await codeShopper(api.context).receive();
  await first.close();
  const second = await openDatabase({ dataDir });
  const shopper = codeShopper({ ...api.context, db: second.db });
  expect(await shopper.request()).toEqual(tooMany(30));
  expect((await shopper.give(code)).code).toBe('Success');
  await second.close();
  rmSync(dataDir, { recursive: true, force: true });
});
