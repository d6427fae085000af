import type { Transaction } from 'kysely';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';

type SkuRow = Database['skus'];

/**
 * Locks SKUs until the transaction ends, in the order in which orders lock them, so that they never deadlock, and reads
 * them as they are then. The caller holds the lock of imports, so that none of `rows` is removed meanwhile.
 */
export async function lockSkus(transaction: Transaction<Database>, rows: readonly SkuRow[]): Promise<SkuRow[]> {
  const locked: SkuRow[] = [];
  for (const some of chunksOf(rows.toSorted((one, other) => (one.sku < other.sku ? -1 : 1)))) {
    const query = transaction
      .insertInto('skus')
      .values(some)
      .onConflict((conflict) => conflict.column('sku').doUpdateSet(({ ref }) => ({ sku: ref('excluded.sku') })))
      .returningAll();
    locked.push(...(await query.execute()));
  }
  return locked;
}
