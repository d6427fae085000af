import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Makes callers with the same key wait for each other until the transaction ends. A transaction that needs several keys
 * must lock all of them in one call: they are always locked in the same order, so that two callers never deadlock. Only
 * a key that every caller needs is locked in a separate later call, as the last one. `now` in epoch milliseconds.
 */
export async function lockKeys(
  transaction: Transaction<Database>,
  keys: readonly string[],
  now: number,
): Promise<void> {
  const rows = [...new Set(keys)].toSorted().map((key) => ({ key, touched_at: now }));
  await transaction
    .insertInto('limit_locks')
    .values(rows)
    .onConflict((conflict) => conflict.column('key').doUpdateSet({ touched_at: now }))
    .execute();
}
