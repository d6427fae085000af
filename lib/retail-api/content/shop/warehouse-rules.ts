import type { Transaction } from 'kysely';
import { stateName } from '#lib/shared/gst.ts';
import type { ShopProfile } from '#lib/shared/shop-profile.ts';
import { type Warehouse, warehousesOf } from '#lib/shared/warehouses.ts';
import { isPincodeIn, postalPlace } from '../../cart/delivery/find-zone.ts';
import { FIRST_WAREHOUSE } from '../../catalogue/stock/warehouse-stock.ts';
import type { Database } from '../../core/db/schema.ts';

/** What is wrong with a field of a profile. */
interface FieldProblem {
  field: string;
  message: string;
}

/**
 * The first warehouse of a profile that is not in the state of its GSTIN: goods are supplied from where they are kept, so
 * another state needs a registration of its own (sections 2(71) and 22, CGST Act, 2017).
 */
export function warehouseStateProblem({
  warehouses = [],
  seller,
}: Pick<ShopProfile, 'warehouses' | 'seller'>): FieldProblem | null {
  const state = stateName(seller.gstin.slice(0, 2));
  if (state === undefined) return null;
  for (const [at, { pincode }] of warehouses.entries()) {
    if (isPincodeIn(pincode, state)) continue;
    const other = postalPlace(pincode)?.state ?? '';
    const message = `is in ${other}, but the GSTIN is of ${state}: goods in another state need a GST registration there`;
    return { field: `warehouses.${at}.pincode`, message };
  }
  return null;
}

/**
 * Why a profile cannot follow another one: its first warehouse was another one before, or one is missing that has pieces, or
 * whose pieces an order or a return still holds. The caller holds the lock of imports.
 */
export async function warehouseChangeProblem(
  transaction: Transaction<Database>,
  before: Pick<ShopProfile, 'warehouses' | 'seller'>,
  after: Pick<ShopProfile, 'warehouses' | 'seller'>,
): Promise<FieldProblem | null> {
  const [firstBefore, ...othersBefore] = warehousesOf(before);
  const [first, ...others] = warehousesOf(after);
  if (has(othersBefore, first.code) || has(others, firstBefore.code)) {
    const message = `must stay ${firstBefore.code}: the first warehouse cannot be removed or moved in the list`;
    return { field: 'warehouses.0.code', message };
  }
  for (const { code } of othersBefore) {
    if (has(others, code)) continue;
    const pieces = (await piecesIn(transaction, code)) ?? (await heldFrom(transaction, code));
    if (pieces) return { field: 'warehouses', message: `must keep ${code}: ${pieces}` };
  }
  return null;
}

const has = (warehouses: readonly Warehouse[], code: string) => warehouses.some((warehouse) => warehouse.code === code);

async function piecesIn(transaction: Transaction<Database>, warehouse: string): Promise<string | null> {
  const { pieces } = await transaction
    .selectFrom('warehouse_stock')
    .innerJoin('skus', 'skus.sku', 'warehouse_stock.sku')
    .select(({ fn }) => fn.sum<number | string | null>('warehouse_stock.quantity').as('pieces'))
    .where('warehouse', '=', warehouse)
    .executeTakeFirstOrThrow();
  return Number(pieces ?? 0) > 0 ? `it has ${pieces} in stock; transfer them first` : null;
}

/** Pieces that left it for an order that is not shipped, or for a return with a replacement. */
async function heldFrom(transaction: Transaction<Database>, warehouse: string): Promise<string | null> {
  const held = await transaction
    .selectFrom('stock_entries')
    .leftJoin('orders', 'orders.number', 'stock_entries.order_number')
    .leftJoin('returns', 'returns.number', 'stock_entries.order_number')
    .select(['stock_entries.order_number', ({ fn }) => fn.sum<number | string>('stock_entries.quantity').as('change')])
    .where('warehouse', '=', warehouse)
    .where('warehouse', '<>', FIRST_WAREHOUSE)
    .where((where) =>
      where.or([
        where('orders.state', 'in', ['payment-pending', 'confirmed', 'packed']),
        where('returns.number', 'is not', null),
      ]),
    )
    .groupBy(['stock_entries.order_number', 'stock_entries.sku'])
    .having(({ fn }) => fn.sum('stock_entries.quantity'), '<', 0)
    .limit(1)
    .executeTakeFirst();
  return held ? `${held.order_number} still holds pieces from it` : null;
}
