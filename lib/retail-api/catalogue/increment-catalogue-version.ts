import { randomUUID } from 'node:crypto';
import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/**
 * Raises the version of the catalogue, so that every process rebuilds its index, and returns the time to write to
 * the changed products. The row stays locked until the transaction ends. To avoid deadlocks, every transaction
 * locks SKUs before it and products after it. `now` in epoch milliseconds.
 */
export async function incrementCatalogueVersion(transaction: Transaction<Database>, now: number): Promise<number> {
  const version = await transaction
    .updateTable('catalogue_version')
    .set((row) => ({ version: row('version', '+', 1) }))
    .where('id', '=', 1)
    .returning('imported_at')
    .executeTakeFirst();
  // Times must rise in the order of commits; otherwise a process that reads what is newer would miss the slower of two.
  const at = Math.max(now, (version?.imported_at ?? 0) + 1);
  await transaction
    .updateTable('catalogue_version')
    .set({ imported_at: at, mark: randomUUID() })
    .where('id', '=', 1)
    .execute();
  return at;
}
