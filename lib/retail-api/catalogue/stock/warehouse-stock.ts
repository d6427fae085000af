import type { Kysely, Transaction } from 'kysely';
import { shopWarehouses } from '#lib/shared/shop-profile.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import type { Database } from '../../core/db/schema.ts';
import { chooseWarehouses, type WantedSku, type WarehousePieces } from './choose-warehouses.ts';

/** How tables name the first warehouse; its code is only in the profile. */
export const FIRST_WAREHOUSE = '';

/** The code of a warehouse as tables name it. */
export function warehouseCode(stored: string): string {
  return stored === FIRST_WAREHOUSE ? shopWarehouses()[0].code : stored;
}

/** How tables name the shop's warehouses, by code, in the order of the profile. */
export function storedWarehouses(): ReadonlyMap<string, string> {
  return new Map(shopWarehouses().map(({ code }, at) => [code, at === 0 ? FIRST_WAREHOUSE : code]));
}

/** How tables name the warehouse with a code; undefined if the shop has none with it. */
export function storedWarehouse(code: string): string | undefined {
  return storedWarehouses().get(code);
}

/** Pieces of SKUs in the warehouses besides the first, by SKU and warehouse; empty for a shop that has one. */
export async function readOtherWarehouses(
  db: Kysely<Database>,
  skus: readonly string[],
): Promise<Map<string, Map<string, number>>> {
  const bySku = new Map<string, Map<string, number>>();
  for (const some of chunksOf(skus)) {
    const rows = await db
      .selectFrom('warehouse_stock')
      .selectAll()
      .where('sku', 'in', some)
      .where('quantity', '>', 0)
      .orderBy('warehouse')
      .execute();
    for (const { sku, warehouse, quantity } of rows) {
      const pieces = bySku.get(sku) ?? new Map<string, number>();
      bySku.set(sku, pieces.set(warehouse, quantity));
    }
  }
  return bySku;
}

/** Pieces of a SKU by warehouse, the first among them. `total`: its online stock. */
export function piecesByWarehouse(total: number, others: ReadonlyMap<string, number> = new Map()): Map<string, number> {
  const elsewhere = [...others.values()].reduce((sum, quantity) => sum + quantity, 0);
  return new Map([[FIRST_WAREHOUSE, total - elsewhere], ...others]);
}

/** The pieces of a SKU in each of the shop's warehouses, and in any other that still has some. */
export function presentWarehouses(
  total: number,
  others?: ReadonlyMap<string, number>,
): { Code: string; Quantity: number }[] {
  const pieces = piecesByWarehouse(total, others);
  const stored = new Set([...storedWarehouses().values(), ...pieces.keys()]);
  return [...stored].map((warehouse) => ({ Code: warehouseCode(warehouse), Quantity: pieces.get(warehouse) ?? 0 }));
}

/** Writes how many pieces of SKUs, which are locked, warehouses have from now on; the first has the rest. */
export async function writeWarehouses(
  transaction: Transaction<Database>,
  rows: readonly WarehousePieces[],
): Promise<void> {
  const others = rows.filter(({ warehouse }) => warehouse !== FIRST_WAREHOUSE);
  for (const some of chunksOf(others)) {
    await transaction
      .insertInto('warehouse_stock')
      .values(some)
      .onConflict((conflict) =>
        conflict.columns(['sku', 'warehouse']).doUpdateSet(({ ref }) => ({ quantity: ref('excluded.quantity') })),
      )
      .execute();
  }
}

/** A SKU of which pieces were taken off the online stock, which was `before`. */
export interface TakenSku {
  sku: string;
  quantity: number;
  before: number;
}

/**
 * Takes pieces of locked SKUs, which are off the online stock already, out of warehouses: the nearest to a pincode that has
 * all, else as few as possible. Returns how many come from which.
 */
export async function takeFromWarehouses(
  transaction: Transaction<Database>,
  taken: readonly TakenSku[],
  pincode: string,
): Promise<WarehousePieces[]> {
  const others = await readOtherWarehouses(
    transaction,
    taken.map(({ sku }) => sku),
  );
  if (others.size === 0) return taken.map(({ sku, quantity }) => ({ sku, quantity, warehouse: FIRST_WAREHOUSE }));
  const wanted: WantedSku[] = taken.map(({ sku, quantity, before }) => {
    return { sku, quantity, pieces: piecesByWarehouse(before, others.get(sku)) };
  });
  const chosen = chooseWarehouses(wanted, nearestFirst(wanted, pincode));
  if (!chosen) throw new Error('The warehouses have fewer pieces than the online stock says.');
  await writeWarehouses(
    transaction,
    chosen.map(({ sku, warehouse, quantity }) => {
      return { sku, warehouse, quantity: (others.get(sku)?.get(warehouse) ?? 0) - quantity };
    }),
  );
  return chosen;
}

/** All warehouses with pieces: by the digits that their pincodes begin with in common with another, then as in the profile. */
function nearestFirst(wanted: readonly WantedSku[], pincode: string): string[] {
  const [first, ...others] = shopWarehouses();
  const known = [{ ...first, code: FIRST_WAREHOUSE }, ...others];
  const near = known.toSorted(
    (one, other) => commonDigits(other.pincode, pincode) - commonDigits(one.pincode, pincode),
  );
  // Pieces of a warehouse that the profile no longer names can still be sold.
  return [...new Set([...near.map(({ code }) => code), ...wanted.flatMap(({ pieces }) => [...pieces.keys()])])];
}

function commonDigits(one: string, other: string): number {
  const differs = [...one].findIndex((digit, at) => digit !== other[at]);
  return differs < 0 ? one.length : differs;
}

/** Where pieces of SKUs, which are locked and back on the online stock already, are put: each into one warehouse. */
export async function putIntoWarehouses(
  transaction: Transaction<Database>,
  parts: readonly WarehousePieces[],
): Promise<void> {
  const elsewhere = parts.filter(({ warehouse }) => warehouse !== FIRST_WAREHOUSE);
  if (elsewhere.length === 0) return;
  const before = await readOtherWarehouses(
    transaction,
    elsewhere.map(({ sku }) => sku),
  );
  await writeWarehouses(
    transaction,
    elsewhere.map(({ sku, warehouse, quantity }) => {
      return { sku, warehouse, quantity: (before.get(sku)?.get(warehouse) ?? 0) + quantity };
    }),
  );
}

/**
 * How a change of the online stock is spread over warehouses: what is more comes into the first; what is less leaves it, and
 * then the others in a given order.
 */
export function changesOfTotal(
  pieces: ReadonlyMap<string, number>,
  change: number,
  order: readonly string[],
): { warehouse: string; change: number }[] {
  if (change >= 0) return change === 0 ? [] : [{ warehouse: FIRST_WAREHOUSE, change }];
  let left = -change;
  return [...new Set([...order, ...pieces.keys()])].flatMap((warehouse) => {
    const taken = Math.min(left, pieces.get(warehouse) ?? 0);
    left -= taken;
    return taken > 0 ? [{ warehouse, change: -taken }] : [];
  });
}
