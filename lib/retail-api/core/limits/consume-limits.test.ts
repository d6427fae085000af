import { MINUTE_MS } from '#lib/shared/durations.ts';
import fc from '#lib/testing/generated.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import type { OpenDatabase } from '../db/engine.ts';
import { consumeLimits } from './consume-limits.ts';
import type { LimitRule } from './limit-events.ts';

const START = 1_000_000_000_000;

describeOnEachEngine('a limit', (engine) => {
  let opened: OpenDatabase;

  beforeAll(async () => {
    opened = await openTestDatabase(engine);
  });
  afterAll(() => opened.close());

  const consume = (limits: readonly LimitRule[], now: number) =>
    opened.db.transaction().execute((transaction) => consumeLimits(transaction, limits, now));
  let made = 0;
  const freshKey = () => `key-${++made}`;

  test('no window exceeds its limit, no call is refused without need, and the reported wait is exact', async () => {
    const cases = fc.record({
      limits: fc.array(fc.record({ max: fc.integer({ min: 1, max: 4 }), seconds: fc.integer({ min: 1, max: 60 }) }), {
        minLength: 1,
        maxLength: 3,
      }),
      steps: fc.array(fc.integer({ min: 0, max: 20_000 }), { minLength: 1, maxLength: 25 }),
    });
    await fc.assert(
      fc.asyncProperty(cases, async ({ limits, steps }) => {
        const key = freshKey();
        const rules = limits.map(({ max, seconds }) => ({ key, max, windowMs: seconds * 1000 }));
        const consumed: number[] = [];
        // Free means: fewer than `max` events were counted in the window that ends now.
        const isFree = (at: number) =>
          rules.every(
            ({ max, windowMs }) => consumed.filter((turn) => turn > at - windowMs && turn <= at).length < max,
          );
        let now = START;
        for (const step of steps) {
          now += step;
          const refused = await consume(rules, now);
          expect(refused === null).toBe(isFree(now));
          if (refused) {
            expect(isFree(now + refused.retryAfterSeconds * 1000)).toBe(true);
            expect(refused.retryAfterSeconds === 1 || !isFree(now + (refused.retryAfterSeconds - 1) * 1000)).toBe(true);
          } else consumed.push(now);
        }
      }),
      { numRuns: 25 },
    );
  });

  test('several limits are consumed all together or not at all', async () => {
    const [tight, wide] = [
      { key: freshKey(), max: 1, windowMs: 1000 },
      { key: freshKey(), max: 2, windowMs: MINUTE_MS },
    ];
    expect(await consume([tight, wide], START)).toBeNull();
    for (let number = 0; number < 5; number += 1) {
      expect(await consume([wide, tight], START + 1)).toEqual({ key: tight.key, retryAfterSeconds: 1 });
    }
    expect(await consume([wide], START + 2)).toBeNull();
    expect(await consume([wide], START + 3)).toEqual({ key: wide.key, retryAfterSeconds: 60 });
  });

  test('50 concurrent calls consume exactly as much as the limit allows, whatever the order of their keys', async () => {
    const [first, second] = [freshKey(), freshKey()].map((key) => ({ key, max: 7, windowMs: MINUTE_MS }));
    if (!first || !second) throw new Error('Two keys were made.');
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, number) => consume(number % 2 ? [first, second] : [second, first], START)),
    );
    expect(answers.filter((refused) => refused === null)).toHaveLength(7);
  });

  test('limits that a refused call consumed are rolled back with its transaction', async () => {
    const limit = { key: freshKey(), max: 1, windowMs: MINUTE_MS };
    const failing = opened.db.transaction().execute(async (transaction) => {
      await consumeLimits(transaction, [limit], START);
      throw new Error('refused');
    });
    await expect(failing).rejects.toThrow('refused');
    expect(await consume([limit], START)).toBeNull();
  });
});
