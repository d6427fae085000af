import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Department, paiseOf } from '#lib/contract/index.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';
import type { CatalogueSource } from './read-source.ts';

/** How many of 256 shops that sell the department stock an item, and the most of it that a shop has. */
const SHARES: Readonly<Record<Department, { shops: number; max: number }>> = {
  Watches: { shops: 80, max: 4 },
  Smartwatches: { shops: 100, max: 4 },
  Jewellery: { shops: 40, max: 2 },
};
/** Paise. Only a few shops stock an item at or above this price. */
const EXPENSIVE_PAISE = 1_00_000_00;
const EXPENSIVE_SHARE = 0.4;

interface DemoStockItem {
  sku: string;
  department: Department;
  /** Paise. */
  price: number;
}

/**
 * The stock of a SKU in a demo shop: deterministic, and 0 for departments the shop does not sell. `store`: its code and
 * its departments.
 */
function demoStock(
  { code, departments }: { code: string; departments: readonly Department[] },
  { sku, department, price }: DemoStockItem,
): number {
  if (!departments.includes(department)) return 0;
  const { shops, max } = SHARES[department];
  const [draw = 255, pieces = 0] = createHash('sha256').update(`${code} ${sku}`).digest();
  if (draw >= (price >= EXPENSIVE_PAISE ? shops * EXPENSIVE_SHARE : shops)) return 0;
  return 1 + (pieces % max);
}

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
