import type { Kysely } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import { shopWarehouses } from '#lib/shared/shop-profile.ts';
import type { Database } from '../../core/db/schema.ts';
import { findProduct } from '../prices/find-product.ts';
import { presentWarehouses, readOtherWarehouses, warehouseCode } from './warehouse-stock.ts';

/** The most changes that are shown. */
const ENTRIES_SHOWN = 200;

/** The online stock of the product with a code or SKU, and its ledger; undefined if there is none. */
export async function readOnlineStock(
  db: Kysely<Database>,
  id: string,
): Promise<DataOf<typeof calls.productStock> | undefined> {
  const product = await findProduct(db, id);
  if (!product) return undefined;
  const entries = await db
    .selectFrom('stock_entries')
    .selectAll()
    .where(
      'sku',
      'in',
      product.rows.map(({ sku }) => sku),
    )
    .orderBy('at', 'desc')
    .orderBy('id')
    .limit(ENTRIES_SHOWN)
    .execute();
  const hasSeveral = shopWarehouses().length > 1;
  const others = await readOtherWarehouses(
    db,
    product.rows.map(({ sku }) => sku),
  );
  return {
    ProductCode: product.code,
    ProductTitle: product.title,
    Skus: product.rows.map((row) => ({
      SKU: row.sku,
      SizeName: row.size_name,
      Quantity: row.quantity,
      ...(hasSeveral && { Warehouses: presentWarehouses(row.quantity, others.get(row.sku)) }),
    })),
    Ledger: entries.map((row) => ({
      At: row.at,
      SKU: row.sku,
      Kind: row.kind,
      Change: row.quantity,
      Quantity: row.quantity_after,
      ...(hasSeveral && { Warehouse: warehouseCode(row.warehouse) }),
      OrderNumber: row.order_number,
      Reason: row.reason,
      By: row.changed_by,
      Note: row.note,
    })),
  };
}
