import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { SEED_PRODUCTS } from './seed.ts';

const INITIAL = new Map(SEED_PRODUCTS.flatMap(({ sizes }) => sizes.map(({ sku, quantity }) => [sku, quantity])));

/** Puts what the shelves of the seed held at first back on them, but for those that are given. */
export async function restock(db: Kysely<Database>, given: Record<string, number> = {}): Promise<void> {
  for (const [sku, quantity] of INITIAL) {
    await db
      .updateTable('skus')
      .set({ quantity: given[sku] ?? quantity })
      .where('sku', '=', sku)
      .execute();
  }
}

/**
 * What each SKU of the seed must have held at first, by what is left of it and what orders took and gave back: as long as
 * nothing is lost, what `restock` put there.
 */
export async function stockByLedger(db: Kysely<Database>): Promise<Record<string, number>> {
  const skus = await db.selectFrom('skus').select(['sku', 'quantity']).execute();
  const entries = await db.selectFrom('stock_entries').select(['sku', 'quantity']).execute();
  const taken = (sku: string) =>
    entries.filter((entry) => entry.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
  return Object.fromEntries(skus.map(({ sku, quantity }) => [sku, quantity - taken(sku)]));
}

/** The same of a SKU, and what is on its shelf. */
export async function shelfOf(db: Kysely<Database>, sku: string): Promise<number> {
  const { quantity } = await db.selectFrom('skus').select('quantity').where('sku', '=', sku).executeTakeFirstOrThrow();
  return quantity;
}
