import type { Transaction } from 'kysely';
import { paiseOf } from '#lib/contract/index.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';
import type { CatalogueProduct } from './catalogue-product.ts';

type SkuRow = Database['skus'];

interface StockRules {
  /** Whether the stock of existing SKUs is set, too. */
  setStock?: boolean;
  /** Stock of SKUs that another product has just given up, by SKU; it moves with them. */
  moving?: ReadonlyMap<string, number>;
}

/**
 * Writes the SKUs of new or changed products and removes those that they, or the products `gone`, no longer have.
 * Rows are locked in the order of the SKUs, as orders do, to avoid deadlocks. The stock of an existing SKU is kept
 * unless `setStock`. Returns the stock of the removed SKUs.
 */
export async function writeSkus(
  transaction: Transaction<Database>,
  products: readonly CatalogueProduct[],
  gone: readonly string[],
  { setStock = false, moving = new Map() }: StockRules = {},
): Promise<Map<string, number>> {
  const rows = products.flatMap(rowsOf);
  if (!setStock) for (const row of rows) row.quantity = moving.get(row.sku) ?? row.quantity;
  const wanted = new Map(rows.map((row) => [row.sku, row]));
  const left = (await skusOf(transaction, [...products.map((product) => product.ProductCode), ...gone])).filter(
    ({ sku }) => !wanted.has(sku),
  );
  const inOrder = [...wanted.values(), ...left].sort((a, b) => (a.sku < b.sku ? -1 : 1));
  for (const rows of chunksOf(inOrder)) {
    await transaction
      .insertInto('skus')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('sku').doUpdateSet(({ ref }) => ({
          product_code: ref('excluded.product_code'),
          size_name: ref('excluded.size_name'),
          price: ref('excluded.price'),
          mrp: ref('excluded.mrp'),
          position: ref('excluded.position'),
          ...(setStock && { quantity: ref('excluded.quantity') }),
        })),
      )
      .execute();
  }
  // They are already locked, so the order of removal does not matter.
  const removed = new Map<string, number>();
  for (const some of chunksOf(left)) {
    const skus = some.map((row) => row.sku);
    const query = transaction.deleteFrom('skus').where('sku', 'in', skus).returning(['sku', 'quantity']);
    for (const { sku, quantity } of await query.execute()) removed.set(sku, quantity);
  }
  return removed;
}

async function skusOf(transaction: Transaction<Database>, codes: readonly string[]): Promise<SkuRow[]> {
  const rows: SkuRow[] = [];
  for (const some of chunksOf(codes)) {
    rows.push(...(await transaction.selectFrom('skus').selectAll().where('product_code', 'in', some).execute()));
  }
  return rows;
}

function rowsOf(product: CatalogueProduct): SkuRow[] {
  return product.Skus.map((sku, position) => ({
    sku: sku.SKU,
    product_code: product.ProductCode,
    size_name: sku.SizeName,
    price: paiseOf(product.Price),
    mrp: paiseOf(product.MRP),
    quantity: sku.StoreQuantity,
    position,
  }));
}
