import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { incrementCatalogueVersion } from './increment-catalogue-version.ts';

/**
 * Records that products were sold out or are back in stock, or that their published reviews or questions have
 * changed, so that every process updates its index and the pages with them are revalidated. The version row is
 * locked until the transaction ends, so call this after taking all other locks. `now` in epoch milliseconds.
 */
export async function announceProducts(
  transaction: Transaction<Database>,
  codes: readonly string[],
  now: number,
): Promise<void> {
  if (codes.length === 0) return;
  await markModified(transaction, codes, await incrementCatalogueVersion(transaction, now));
}

/** The same for products whose texts were translated: they are found by other words then, so that indexes are rebuilt. */
export async function announceTranslatedProducts(
  transaction: Transaction<Database>,
  codes: readonly string[],
  now: number,
): Promise<void> {
  const at = await incrementCatalogueVersion(transaction, now);
  await transaction.updateTable('catalogue_version').set({ priced_at: at }).where('id', '=', 1).execute();
  await markModified(transaction, codes, at);
}

async function markModified(transaction: Transaction<Database>, codes: readonly string[], at: number): Promise<void> {
  // Sorted and one after the other, as in an import, so that two transactions never deadlock on products.
  for (const code of codes.toSorted()) {
    await transaction.updateTable('products').set({ modified_at: at }).where('code', '=', code).execute();
  }
}
