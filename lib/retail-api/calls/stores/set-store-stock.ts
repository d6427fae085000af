import type { Transaction } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { loadStores } from './load-stores.ts';
import { noSuchStore } from './no-such-store.ts';

/** Writes down what a shop has on its shelves; of a SKU that is named twice the last word counts. */
export const setStoreStock = handlerFor(calls.setStoreStock, async (request, { db, now, security }, { network }) => {
  const [store] = await loadStores(db, request.StoreCode);
  if (!store) return noSuchStore();
  const UpdatedAt = now();
  const told = new Map(request.Stock.map(({ SKU, Quantity }) => [SKU, Quantity]));
  const unknown = await db.transaction().execute(async (transaction) => {
    const left = await unknownOf(transaction, [...told.keys()]);
    const rows = [...told]
      .filter(([sku]) => !left.includes(sku))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([sku, quantity]) => ({ store_code: store.StoreCode, sku, quantity, updated_at: UpdatedAt }));
    await empty(transaction, store.StoreCode, request.Whole ? null : rows.map(({ sku }) => sku));
    const there = rows.filter(({ quantity }) => quantity > 0);
    for (const some of chunksOf(there)) {
      await transaction
        .insertInto('store_stock')
        .values(some)
        .onConflict((conflict) =>
          conflict
            .columns(['store_code', 'sku'])
            .doUpdateSet(({ ref }) => ({ quantity: ref('excluded.quantity'), updated_at: UpdatedAt })),
        )
        .execute();
    }
    return left;
  });
  security('store-stock-set', { network, reason: store.StoreCode });
  return succeed({ Saved: told.size - unknown.length, Unknown: unknown, UpdatedAt });
});

async function unknownOf(transaction: Transaction<Database>, skus: readonly string[]): Promise<string[]> {
  const known = new Set<string>();
  for (const some of chunksOf(skus)) {
    const rows = await transaction.selectFrom('skus').select('sku').where('sku', 'in', some).execute();
    for (const { sku } of rows) known.add(sku);
  }
  return skus.filter((sku) => !known.has(sku));
}

/** Takes SKUs off the shelves of a shop; null takes all of them. */
async function empty(transaction: Transaction<Database>, code: string, skus: readonly string[] | null): Promise<void> {
  const shelves = transaction.deleteFrom('store_stock').where('store_code', '=', code);
  if (skus === null) await shelves.execute();
  else for (const some of chunksOf(skus)) await shelves.where('sku', 'in', some).execute();
}
