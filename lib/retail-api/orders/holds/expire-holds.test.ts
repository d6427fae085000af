import { sql } from 'kysely';
import type { OpenDatabase } from '../../core/db/engine.ts';
import { PAYABLE_FOR_MS } from '../../payments/rules/payment-state.ts';
import { insertOrder } from '../../testing/orders.ts';
import { describeOnEachEngine, openTestDatabase } from '../../testing/test-database.ts';
import { cancelUnpaid, expireHolds } from './expire-holds.ts';

const NOW = Date.parse('2026-11-21T20:00:00Z');
const LONG_AGO = NOW - PAYABLE_FOR_MS;

describeOnEachEngine('unpaid orders', (engine) => {
  let opened: OpenDatabase;
  beforeEach(async () => {
    opened = await openTestDatabase(engine);
  });
  afterEach(() => opened.close());

  const rowOf = (number: string) =>
    opened.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

  test('unpaid orders are closed after a day, unless they hold their items', async () => {
    const old = await insertOrder(opened.db, { placed_at: LONG_AGO });
    const held = await insertOrder(opened.db, { placed_at: LONG_AGO, hold: 'held', hold_expires_at: NOW + 1 });
    const young = await insertOrder(opened.db, { placed_at: LONG_AGO + 1 });
    await cancelUnpaid(opened.db, NOW);
    expect(await rowOf(old.number)).toEqual({
      ...old,
      state: 'cancelled',
      cancelled_at: NOW,
      cancel_reason: 'not-paid',
    });
    expect([await rowOf(held.number), await rowOf(young.number)]).toEqual([held, young]);
  });

  test('an order that is held again meanwhile stays open, and there is no deadlock', async () => {
    const numbers = ['B', 'A', 'C'];
    for (const [at, number] of numbers.entries()) await insertOrder(opened.db, { number, placed_at: at });
    const statements: string[] = [];
    const db = opened.db.withPlugin({
      transformQuery: ({ node }) => {
        if (node.kind === 'UpdateQueryNode') statements.push(node.kind);
        return node;
      },
      transformResult: async ({ result }) => {
        await sql`update orders set hold = 'held', hold_expires_at = ${NOW} where number = 'C'`.execute(opened.db);
        return result;
      },
    });
    await cancelUnpaid(db, NOW);
    expect(statements).toHaveLength(3);
    expect((await rowOf('A')).state).toBe('cancelled');
    expect((await rowOf('C')).state).toBe('payment-pending');
  });

  test('a hundred exchanges that await payment block no other order', async () => {
    const held = { hold: 'held', hold_expires_at: NOW - 1 } as const;
    for (let count = 0; count < 100; count += 1) {
      await insertOrder(opened.db, { ...held, number: `E${count}`, exchange_of: `RT-${count}` });
    }
    const { number } = await insertOrder(opened.db, { ...held, hold_expires_at: NOW });
    expect(await expireHolds({ db: opened.db, now: () => NOW })).toBe(false);
    expect((await rowOf(number)).hold).toBe('released');
    expect((await rowOf('E0')).hold).toBe('held');
  });
});
