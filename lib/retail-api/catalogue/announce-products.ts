import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { raiseVersion } from './raise-version.ts';

/**
 * Says that products were sold out or are there again, or what is published of them by shoppers has changed, so that every
 * process brings its index up to date and pages that show them are renewed. The row of the version is locked until the transaction ends: this comes after all its other locks.
 * `now` in epoch milliseconds.
 */
export async function announceProducts(
  transaction: Transaction<Database>,
  codes: readonly string[],
  now: number,
): Promise<void> {
  if (codes.length === 0) return;
  const at = await raiseVersion(transaction, now);
  // One after the other, as an import has them: two transactions never wait crosswise for each other's products.
  for (const code of codes.toSorted()) {
    await transaction.updateTable('products').set({ modified_at: at }).where('code', '=', code).execute();
  }
}
