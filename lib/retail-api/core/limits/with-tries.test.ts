import { MINUTE_MS } from '#lib/shared/durations.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from '../db/engine.ts';
import { fail, type Outcome, succeed } from '../outcome.ts';
import type { LimitRule } from './limit-events.ts';
import { createQueues } from './queues.ts';
import { withTries } from './with-tries.ts';

const NOW = 1_000_000_000_000;

describeOnEachEngine('withTries', (engine) => {
  let opened: OpenDatabase;
  let limits: LimitRule[];
  const queues = createQueues();
  let made = 0;

  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  beforeEach(() => {
    made += 1;
    limits = [
      { key: `session-${made}`, max: 2, windowMs: MINUTE_MS },
      { key: `network-${made}`, max: 9, windowMs: 120_000 },
    ];
  });
  afterAll(() => opened.close());

  const attempt = (work: () => Promise<Outcome<string>>, now = NOW) =>
    withTries({ db: opened.db, queues }, { limits, failed: ['CouponUnknown'], now }, work);
  const right = async () => succeed('right');
  const wrong = async () => fail('CouponUnknown');
  const waits = (RetryAfterSeconds: number) => fail('TooManyRequests', undefined, { RetryAfterSeconds });
  const storedRows = async (table: 'limit_locks' | 'limit_events') =>
    opened.db
      .selectFrom(table)
      .select('key')
      .where(
        'key',
        'in',
        limits.map(({ key }) => key),
      )
      .execute();

  test('a success or another failure counts nothing and locks nothing', async () => {
    for (let number = 0; number < 4; number += 1) {
      expect(await attempt(right)).toEqual(succeed('right'));
      expect(await attempt(async () => fail('CouponExpired'))).toEqual(fail('CouponExpired'));
    }
    expect([await storedRows('limit_locks'), await storedRows('limit_events')]).toEqual([[], []]);
  });

  test('a used-up limit is reported before any work is done, and is free again after its window', async () => {
    for (let number = 0; number < 2; number += 1) expect(await attempt(wrong)).toEqual(fail('CouponUnknown'));
    const work = jest.fn(right);
    expect(await attempt(work, NOW + 1_000)).toEqual(waits(59));
    expect(work).not.toHaveBeenCalled();
    expect(await attempt(work, NOW + MINUTE_MS)).toEqual(succeed('right'));
  });

  test('of many concurrent failed tries only as many as allowed are answered', async () => {
    const answers = await Promise.all(Array.from({ length: 30 }, () => attempt(wrong)));
    expect(answers.filter(({ code }) => code === 'CouponUnknown')).toHaveLength(2);
    expect(answers.filter(({ code }) => code === 'TooManyRequests')).toHaveLength(28);
    expect(await storedRows('limit_events')).toHaveLength(4);
  });

  test('a success that ends after too many failures is refused as well', async () => {
    const late = await attempt(async () => {
      await attempt(wrong);
      await attempt(wrong);
      return right();
    });
    expect(late).toEqual(waits(60));
  });
});
