import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** A quantity of an SKU. */
interface Items {
  sku: string;
  quantity: number;
}

interface StoreHold {
  number: string;
  storeCode: string;
  items: readonly Items[];
}

/**
 * Keeps items on the shelves of a store for an order, each SKU once, all or the caller rolls back: false if the store
 * has fewer that are free. Orders lock the shelves in the order of their SKUs, so that they never deadlock.
 */
export async function holdStoreStock(
  transaction: Transaction<Database>,
  { number, storeCode, items }: StoreHold,
): Promise<boolean> {
  for (const { sku, quantity } of bySku(items)) {
    // An update that changes nothing locks the shelf on both engines, so that the holds are counted one after the other.
    const shelf = await transaction
      .updateTable('store_stock')
      .set((row) => ({ quantity: row.ref('quantity') }))
      .where('store_code', '=', storeCode)
      .where('sku', '=', sku)
      .returning('quantity')
      .executeTakeFirst();
    const held = await readHeld(transaction, [sku]);
    if ((shelf?.quantity ?? 0) - (held.get(shelfKey(storeCode, sku)) ?? 0) < quantity) return false;
    await transaction
      .insertInto('store_holds')
      .values({ order_number: number, store_code: storeCode, sku, quantity })
      .execute();
  }
  return true;
}

/** Frees everything that an order keeps in a store, or these items of it. */
export async function freeStoreStock(
  transaction: Transaction<Database>,
  number: string,
  items?: readonly Items[],
): Promise<void> {
  const holds = transaction.deleteFrom('store_holds').where('order_number', '=', number);
  if (!items) {
    await holds.execute();
    return;
  }
  for (const { sku, quantity } of bySku(items)) {
    await transaction
      .updateTable('store_holds')
      .set((row) => ({ quantity: row('quantity', '-', quantity) }))
      .where('order_number', '=', number)
      .where('sku', '=', sku)
      .execute();
  }
  await holds.where('quantity', '<=', 0).execute();
}

/** Takes what an order keeps off the shelves of its store: it is handed over. */
export async function takeStoreStock(transaction: Transaction<Database>, number: string): Promise<void> {
  const held = await transaction.selectFrom('store_holds').selectAll().where('order_number', '=', number).execute();
  for (const { store_code, sku, quantity } of bySku(held)) {
    const left = await transaction
      .updateTable('store_stock')
      .set((row) => ({ quantity: row('quantity', '-', quantity) }))
      .where('store_code', '=', store_code)
      .where('sku', '=', sku)
      .where('quantity', '>', quantity)
      .executeTakeFirstOrThrow();
    if (left.numUpdatedRows > 0n) continue;
    // The last pieces, or the store has reported fewer since: an empty shelf has no row.
    await transaction.deleteFrom('store_stock').where('store_code', '=', store_code).where('sku', '=', sku).execute();
  }
  await freeStoreStock(transaction, number);
}

/** Key of a shelf in the quantities of {@link readHeld}. */
export const shelfKey = (storeCode: string, sku: string) => `${storeCode} ${sku}`;

/**
 * How many items of SKUs are kept for orders in all stores, by {@link shelfKey}; those of the order `except` are not
 * counted.
 */
export async function readHeld(
  db: Kysely<Database>,
  skus: readonly string[],
  except = '',
): Promise<ReadonlyMap<string, number>> {
  if (skus.length === 0) return new Map();
  const rows = await db
    .selectFrom('store_holds')
    .select(['store_code', 'sku', 'quantity'])
    .where('sku', 'in', skus)
    .where('order_number', '!=', except)
    .execute();
  const sums = new Map<string, number>();
  for (const { store_code, sku, quantity } of rows) {
    const key = shelfKey(store_code, sku);
    sums.set(key, (sums.get(key) ?? 0) + quantity);
  }
  return sums;
}

function bySku<Item extends Items>(items: readonly Item[]): Item[] {
  return items.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}
