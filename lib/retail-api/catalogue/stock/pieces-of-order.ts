import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { WarehousePieces } from './choose-warehouses.ts';

/**
 * The pieces that orders, or returns with a replacement, have taken from warehouses and not put back, by the ledger; by
 * number.
 */
export async function piecesOfOrders(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<Map<string, WarehousePieces[]>> {
  const byNumber = new Map<string, WarehousePieces[]>();
  if (numbers.length === 0) return byNumber;
  const rows = await db
    .selectFrom('stock_entries')
    .select(({ fn }) => ['order_number', 'sku', 'warehouse', fn.sum<number | string>('quantity').as('change')])
    .where('order_number', 'in', numbers)
    .groupBy(['order_number', 'sku', 'warehouse'])
    .orderBy('sku')
    .orderBy('warehouse')
    .execute();
  for (const { order_number: number, sku, warehouse, change } of rows) {
    const quantity = -Number(change);
    if (quantity > 0) byNumber.set(number, [...(byNumber.get(number) ?? []), { sku, warehouse, quantity }]);
  }
  return byNumber;
}
