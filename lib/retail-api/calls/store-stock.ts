import { type Kysely, sql, type Transaction } from 'kysely';
import { calls, FEW_LEFT } from '#lib/contract/index.ts';
import { loadProducts } from '../catalogue/load-products.ts';
import { loadStores } from '../catalogue/load-stores.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';
import { fail, succeed } from '../core/outcome.ts';
import { invalidField, noSuchProduct } from '../core/refusals.ts';
import { readCollectOptions } from '../core/site-options.ts';
import { readyTimeAt } from '../stores/collect/collect-stores.ts';
import { readHeld, shelfKey } from '../stores/collect/store-holds.ts';
import { sortByDistance } from '../stores/rules/sort-by-distance.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';
import { foundStore, noSuchStore, presentStore, roundedDistance } from './stores.ts';

/** The physical stores that have a product, the nearest to a place first. */
const storeStock = handlerFor(calls.storeStock, async (request, context) => {
  const { db } = context;
  const { SizeName, Text, Near } = request;
  const [stored] = await loadProducts(db, [request.ProductCode.toUpperCase()]);
  if (!stored) return noSuchProduct();
  const sizes = stored.sizes.filter(({ sizeName }) => SizeName === '' || sizeName === SizeName);
  if (sizes.length === 0) return fail('NotFound', 'There is no such size.', { Subject: 'size' });
  const shelves = await readShelves(
    db,
    sizes.map(({ sku }) => sku),
  );
  const { match, place, found } = sortByDistance(
    (await loadStores(db)).map(foundStore),
    ({ document }) => shelves.has(document.StoreCode),
    {
      text: Text,
      near: Near && { latitude: Near.Latitude, longitude: Near.Longitude },
    },
  );
  const { on, readyHours } = await readCollectOptions(db);
  const now = context.now();
  const names = (some: typeof sizes) => some.flatMap(({ sizeName }) => (sizeName === null ? [] : [sizeName]));
  return succeed({
    ProductCode: stored.product.ProductCode,
    ProductTitle: stored.product.ProductTitle,
    ProductUrl: stored.slug,
    SizeNames: names(stored.sizes),
    Stores: found.map(({ store: { document }, distance }) => {
      const shelf = shelves.get(document.StoreCode) ?? [];
      const units = shelf.reduce((sum, { quantity }) => sum + quantity, 0);
      return {
        ...presentStore(document),
        DistanceKm: roundedDistance(distance),
        Level: units <= FEW_LEFT ? ('few-left' as const) : ('in-stock' as const),
        SizeNames: names(sizes.filter(({ sku }) => shelf.some((row) => row.sku === sku))),
        // The oldest entry determines how current the response is.
        UpdatedAt: Math.min(...shelf.map(({ updated_at }) => updated_at)),
        Collect: on && readyTimeAt(document, { readyHours, now }) !== null,
      };
    }),
    Match: match,
    Place: place,
    ...(on && { CollectHours: readyHours }),
  });
});

/** What is free on the shelves of stores, by their codes: without what they keep for orders. */
async function readShelves(db: Kysely<Database>, skus: readonly string[]) {
  const rows = await db.selectFrom('store_stock').selectAll().where('sku', 'in', skus).execute();
  const held = await readHeld(db, skus);
  const free = rows.map((row) => {
    return { ...row, quantity: row.quantity - (held.get(shelfKey(row.store_code, row.sku)) ?? 0) };
  });
  return Map.groupBy(
    free.filter(({ quantity }) => quantity > 0),
    (row) => row.store_code,
  );
}

/** What is on the shelves of a physical store, with what is kept there for orders. */
const storeShelves = handlerFor(calls.storeShelves, async ({ StoreCode, Search, After, PageSize }, { db }) => {
  const stores = await loadStores(db);
  if (StoreCode !== '' && !stores.some((store) => store.StoreCode === StoreCode)) return noSuchStore();
  // An import may bring SKUs with small letters, and people type either.
  const lowerSku = sql<string>`lower(sku)`;
  const beginning = Search.toLowerCase();
  const rows = await db
    .selectFrom('store_stock')
    .selectAll()
    .where('store_code', '=', StoreCode)
    .where('sku', '>', After)
    .where(lowerSku, '>=', beginning)
    // Behind all that begin so: a SKU has only ASCII characters.
    .where(lowerSku, '<', `${beginning}\uffff`)
    .orderBy('sku')
    .limit(PageSize + 1)
    .execute();
  const shown = rows.slice(0, PageSize);
  const held = await readHeld(
    db,
    shown.map(({ sku }) => sku),
  );
  return succeed({
    Stores: stores.map((store) => ({ StoreCode: store.StoreCode, Name: store.Name })),
    Shelves: shown.map(({ sku, quantity, updated_at }) => ({
      SKU: sku,
      Quantity: quantity,
      Held: held.get(shelfKey(StoreCode, sku)) ?? 0,
      UpdatedAt: updated_at,
    })),
    Next: rows.length > PageSize ? (shown.at(-1)?.sku ?? '') : '',
  });
});

/** Stores the stock of a physical store; the last entry counts for a SKU that is named twice. */
const setStoreStock = handlerFor(calls.setStoreStock, async (request, { db, now, security }, { network }) => {
  const [store] = await loadStores(db, request.StoreCode);
  if (!store) return noSuchStore();
  const UpdatedAt = now();
  const quantities = new Map(request.Stock.map(({ SKU, Quantity }) => [SKU, Quantity]));
  const unknown = await db.transaction().execute(async (transaction) => {
    const left = await unknownSkusOf(transaction, [...quantities.keys()]);
    // A file of another shop, or with a shifted column, is no report that the shelves are empty.
    if (request.Whole && left.length > 0 && left.length === quantities.size) return null;
    const rows = [...quantities]
      .filter(([sku]) => !left.includes(sku))
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([sku, quantity]) => ({ store_code: store.StoreCode, sku, quantity, updated_at: UpdatedAt }));
    const stocked = rows.filter(({ quantity }) => quantity > 0);
    const gone = request.Whole ? await otherSkus(transaction, store.StoreCode, stocked) : rows.filter(isEmpty);
    await emptyShelves(
      transaction,
      store.StoreCode,
      gone.map(({ sku }) => sku),
    );
    for (const some of chunksOf(stocked)) {
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
  if (unknown === null) return invalidField('Stock', 'names no SKU of the catalogue, so nothing was changed');
  security('store-stock-set', { network, reason: store.StoreCode });
  return succeed({ Saved: quantities.size - unknown.length, Unknown: unknown, UpdatedAt });
});

async function unknownSkusOf(transaction: Transaction<Database>, skus: readonly string[]): Promise<string[]> {
  const existingSkus = new Set<string>();
  for (const some of chunksOf(skus)) {
    const rows = await transaction.selectFrom('skus').select('sku').where('sku', 'in', some).execute();
    for (const { sku } of rows) existingSkus.add(sku);
  }
  return skus.filter((sku) => !existingSkus.has(sku));
}

const isEmpty = ({ quantity }: { quantity: number }) => quantity === 0;

/** The SKUs at a physical store that are not among those it has now. */
async function otherSkus(
  transaction: Transaction<Database>,
  code: string,
  stocked: readonly { sku: string }[],
): Promise<{ sku: string }[]> {
  const current = new Set(stocked.map(({ sku }) => sku));
  const all = await transaction.selectFrom('store_stock').select('sku').where('store_code', '=', code).execute();
  return all.filter(({ sku }) => !current.has(sku));
}

/** Deletes the stock of SKUs at a physical store. A shelf that is not empty stays: an order may wait for its lock. */
async function emptyShelves(transaction: Transaction<Database>, code: string, skus: readonly string[]): Promise<void> {
  const shelves = transaction.deleteFrom('store_stock').where('store_code', '=', code);
  for (const some of chunksOf(skus)) await shelves.where('sku', 'in', some).execute();
}

/** Handlers of the calls about the stock of physical stores. */
export const storeStockCalls: readonly CallHandler[] = [storeStock, storeShelves, setStoreStock];
