import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Makes callers of one key wait for each other until the transaction ends. A transaction that needs several keys asks
 * for all of them in one call: they are locked in one order everywhere, so that two callers never wait crosswise. Only
 * a key that everybody asks for comes in a later call of its own, as the last one. `now` in epoch milliseconds.
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
