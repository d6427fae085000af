import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';

/**
 * Says that products were sold out or are there again, so that every process builds its index anew and pages that show
 * them are renewed. The row of the version is locked until the transaction ends: this comes after all its other locks.
 * `now` in epoch milliseconds.
 */
export async function announceStock(
  transaction: Transaction<Database>,
  codes: readonly string[],
  now: number,
): Promise<void> {
  if (codes.length === 0) return;
  const version = await transaction
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('imported_at')
    .executeTakeFirst();
  // Times rise in the order of commits, or a process that looks for what is newer would miss the slower of two.
  const at = Math.max(now, (version?.imported_at ?? 0) + 1);
  await transaction.updateTable('catalogue_version').set({ imported_at: at }).where('id', '=', 1).execute();
  await transaction.updateTable('products').set({ modified_at: at }).where('code', 'in', codes).execute();
}
