import type { Kysely } from 'kysely';
import { paiseOf } from '#lib/contract/index.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';
import { demoStock } from './demo-stock.ts';
import type { CatalogueSource } from './read-source.ts';

/**
 * Fills physical stores without any stock with items of the demo's catalogue; stock set by an operator is kept.
 * Stock of removed stores is deleted. `now` in epoch milliseconds.
 */
export async function fillDemoStock(
  db: Kysely<Database>,
  { products, stores }: Pick<CatalogueSource, 'products' | 'stores'>,
  now: number,
): Promise<void> {
  const codes = stores.map((store) => store.StoreCode);
  await db.transaction().execute(async (transaction) => {
    await transaction.deleteFrom('store_stock').where('store_code', 'not in', codes).execute();
    const filled = await transaction.selectFrom('store_stock').select('store_code').distinct().execute();
    const storeCodes = new Set(filled.map(({ store_code }) => store_code));
    const empty = stores.filter(({ StoreCode }) => !storeCodes.has(StoreCode));
    const rows = empty.flatMap(({ StoreCode: code, Departments: departments }) =>
      products.flatMap(({ RootCategory: department, Price, Skus }) =>
        Skus.map(({ SKU: sku }) => ({
          store_code: code,
          sku,
          quantity: demoStock({ code, departments }, { sku, department, price: paiseOf(Price) }),
          updated_at: now,
        })).filter(({ quantity }) => quantity > 0),
      ),
    );
    for (const some of chunksOf(rows)) {
      await transaction
        .insertInto('store_stock')
        .values(some)
        .onConflict((conflict) => conflict.columns(['store_code', 'sku']).doNothing())
        .execute();
    }
  });
}
