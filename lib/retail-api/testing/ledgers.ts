import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { SEED_PRODUCTS } from './seed.ts';

const INITIAL = new Map(SEED_PRODUCTS.flatMap(({ sizes }) => sizes.map(({ sku, quantity }) => [sku, quantity])));

/** Resets the stock to that of the seed, or to the given quantities of SKUs. */
export async function restock(db: Kysely<Database>, overrides: Record<string, number> = {}): Promise<void> {
  for (const [sku, quantity] of INITIAL) {
    await db
      .updateTable('skus')
      .set({ quantity: overrides[sku] ?? quantity })
      .where('sku', '=', sku)
      .execute();
  }
}

/**
 * The initial stock of each SKU, computed from its current stock and the stock entries: as long as nothing is lost, it
 * equals what `restock` set.
 */
export async function stockByLedger(db: Kysely<Database>): Promise<Record<string, number>> {
  const skus = await db.selectFrom('skus').select(['sku', 'quantity']).execute();
  const entries = await db.selectFrom('stock_entries').select(['sku', 'quantity']).execute();
  const netMovement = (sku: string) =>
    entries.filter((entry) => entry.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
  return Object.fromEntries(skus.map(({ sku, quantity }) => [sku, quantity - netMovement(sku)]));
}

/** The current stock of a SKU. */
export async function shelfOf(db: Kysely<Database>, sku: string): Promise<number> {
  const { quantity } = await db.selectFrom('skus').select('quantity').where('sku', '=', sku).executeTakeFirstOrThrow();
  return quantity;
}

/** What was refunded, part by part, in paise. */
export const refundedParts = (db: Kysely<Database>) =>
  db
    .selectFrom('order_refunds')
    .select(['method', 'amount', 'state'])
    .orderBy('created_at')
    .orderBy('method')
    .execute();
