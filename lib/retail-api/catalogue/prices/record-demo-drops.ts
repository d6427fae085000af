import type { Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import type { CatalogueProduct } from '../catalogue-product.ts';
import { lockImports } from '../import-catalogue.ts';
import { type SkuRepriced, skusOfProducts, writePrices } from './price-repository.ts';
import { reprice } from './reprice.ts';

/** A drop of the demo is renewed well before it would end. */
const RENEWED_AFTER_MS = 10 * DAY_MS;

/**
 * Invents an earlier price, the MRP, for goods of the demo whose file says "price drop", and renews it at a start, so that
 * the demo has price drops at any time. Goods whose price was changed have recorded prices and are left alone. `now` in
 * epoch milliseconds.
 */
export async function recordDemoDrops(
  db: Kysely<Database>,
  products: readonly CatalogueProduct[],
  now: number,
): Promise<void> {
  const codes = products.filter(({ Labels }) => Labels.includes('price drop')).map(({ ProductCode }) => ProductCode);
  await db.transaction().execute(async (transaction) => {
    await lockImports(transaction, now);
    const rows = await skusOfProducts(transaction, codes);
    const skus = rows.map(({ sku }) => sku);
    const recorded = new Set<string>();
    for (const some of chunksOf(skus)) {
      const query = transaction.selectFrom('price_history').select('sku').distinct().where('sku', 'in', some);
      const existing = query.where((entry) =>
        entry.or([entry('cause', '!=', 'demo'), entry('ended_at', '>', now - RENEWED_AFTER_MS)]),
      );
      for (const { sku } of await existing.execute()) recorded.add(sku);
    }
    const due = rows.filter(({ sku, price, mrp, regular_price }) => {
      return price < mrp && regular_price === null && !recorded.has(sku);
    });
    const history = due.map(({ sku, mrp }) => {
      return { id: newId(), sku, price: mrp, mrp, ended_at: now, cause: 'demo' as const, changed_by: '', note: '' };
    });
    for (const some of chunksOf(due.map(({ sku }) => sku))) {
      await transaction.deleteFrom('price_history').where('sku', 'in', some).execute();
    }
    for (const some of chunksOf(history)) await transaction.insertInto('price_history').values(some).execute();
    const changes = due.map((row): SkuRepriced => {
      const state = { price: row.price, mrp: row.mrp, regularPrice: null };
      return { row, next: reprice(state, [], [{ price: row.mrp, endedAt: now }], now) };
    });
    await writePrices(transaction, changes, now);
  });
}
