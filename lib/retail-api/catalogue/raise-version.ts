import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/**
 * Raises the version of the catalogue, so that every process builds its index anew, and returns the time to write into
 * the products that changed. The row stays locked until the transaction ends: SKUs are locked before it, products after
 * it, in every transaction, or two would wait crosswise for each other. `now` in epoch milliseconds.
 */
export async function raiseVersion(transaction: Transaction<Database>, now: number): Promise<number> {
  const version = await transaction
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('imported_at')
    .executeTakeFirst();
  // Times rise in the order of commits, or a process that looks for what is newer would miss the slower of two.
  const at = Math.max(now, (version?.imported_at ?? 0) + 1);
  await transaction.updateTable('catalogue_version').set({ imported_at: at }).where('id', '=', 1).execute();
  return at;
}
