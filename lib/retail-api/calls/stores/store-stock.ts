import type { Kysely } from 'kysely';
import { calls, FEW_LEFT } from '#lib/contract/index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import type { Database } from '../../core/db/schema.ts';
import { noSuchProduct } from '../../core/refusals.ts';
import { orderByNearness } from '../../stores/rules/order-by-nearness.ts';
import { loadProducts } from '../catalogue/load-products.ts';
import { foundStore, toldDistance } from './found-store.ts';
import { loadStores } from './load-stores.ts';
import { presentStore } from './present-store.ts';

/** The shops that have a product, the nearest to a place first. */
export const storeStock = handlerFor(calls.storeStock, async (request, { db }) => {
  const { SizeName, Text, Near } = request;
  const [stored] = await loadProducts(db, [request.ProductCode.toUpperCase()]);
  if (!stored) return noSuchProduct();
  const sizes = stored.sizes.filter(({ sizeName }) => SizeName === '' || sizeName === SizeName);
  if (sizes.length === 0) return refuse('NotFound', 'There is no such size.', { Subject: 'size' });
  const shelves = await readShelves(
    db,
    sizes.map(({ sku }) => sku),
  );
  const { match, place, found } = orderByNearness(
    (await loadStores(db)).map(foundStore),
    ({ document }) => shelves.has(document.StoreCode),
    {
      text: Text,
      near: Near && { latitude: Near.Latitude, longitude: Near.Longitude },
    },
  );
  const names = (some: typeof sizes) => some.flatMap(({ sizeName }) => (sizeName === null ? [] : [sizeName]));
  return succeed({
    ProductCode: stored.product.ProductCode,
    ProductTitle: stored.product.ProductTitle,
    ProductUrl: stored.slug,
    SizeNames: names(stored.sizes),
    Stores: found.map(({ store: { document }, distance }) => {
      const shelf = shelves.get(document.StoreCode) ?? [];
      const pieces = shelf.reduce((sum, { quantity }) => sum + quantity, 0);
      return {
        ...presentStore(document),
        DistanceKm: toldDistance(distance),
        Level: pieces <= FEW_LEFT ? ('few-left' as const) : ('in-stock' as const),
        SizeNames: names(sizes.filter(({ sku }) => shelf.some((row) => row.sku === sku))),
        // What was told longest ago is what the answer is worth.
        UpdatedAt: Math.min(...shelf.map(({ updated_at }) => updated_at)),
      };
    }),
    Match: match,
    Place: place,
  });
});

async function readShelves(db: Kysely<Database>, skus: readonly string[]) {
  const rows = await db.selectFrom('store_stock').selectAll().where('sku', 'in', skus).execute();
  return Map.groupBy(rows, (row) => row.store_code);
}
