import type { Kysely } from 'kysely';
import { setShopProfile, shopProfile } from '#lib/shared/shop-profile.ts';
import type { Warehouse } from '#lib/shared/warehouses.ts';
import { piecesByWarehouse, readOtherWarehouses, warehouseCode } from '../catalogue/stock/warehouse-stock.ts';
import type { Database } from '../core/db/schema.ts';

/** Warehouses of the demo's state: the first in Bengaluru, the others farther from it. */
export const WAREHOUSES: readonly Warehouse[] = [
  { code: 'BLR', name: 'Bengaluru', address: ['9 Clock Tower Road'], pincode: '560005' },
  { code: 'MYS', name: 'Mysuru', address: ['4 Sayyaji Rao Road'], pincode: '570001' },
  { code: 'HUB', name: 'Hubballi', address: ['2 Station Road'], pincode: '580020' },
];

/** Gives the shop of this process warehouses. */
export function setWarehouses(warehouses: readonly Warehouse[] = WAREHOUSES): void {
  setShopProfile({ ...shopProfile(), warehouses: [...warehouses] });
}

/** The pieces of every SKU by the code of the warehouse; each has those with none, too, and none has fewer. */
export async function stockByWarehouse(db: Kysely<Database>): Promise<Record<string, Record<string, number>>> {
  const skus = await db.selectFrom('skus').select(['sku', 'quantity']).orderBy('sku').execute();
  const others = await readOtherWarehouses(
    db,
    skus.map(({ sku }) => sku),
  );
  return Object.fromEntries(
    skus.map(({ sku, quantity }) => {
      const pieces = [...piecesByWarehouse(quantity, others.get(sku))];
      if (pieces.some(([, count]) => count < 0)) throw new Error(`${sku} has more pieces elsewhere than online.`);
      return [sku, Object.fromEntries(pieces.map(([warehouse, count]) => [warehouseCode(warehouse), count]))];
    }),
  );
}

/** The warehouses that have pieces, or lack some. */
export function withPieces(pieces: Readonly<Record<string, number>> = {}): Record<string, number> {
  return Object.fromEntries(Object.entries(pieces).filter(([, count]) => count !== 0));
}

/** The pieces of SKUs by warehouse before everything that the ledger says: the same as long as nothing is lost. */
export async function stockBeforeLedger(db: Kysely<Database>): Promise<Record<string, Record<string, number>>> {
  const now = await stockByWarehouse(db);
  const entries = await db.selectFrom('stock_entries').select(['sku', 'warehouse', 'quantity']).execute();
  for (const { sku, warehouse, quantity } of entries) {
    const pieces = now[sku];
    if (!pieces) continue;
    const code = warehouseCode(warehouse);
    pieces[code] = (pieces[code] ?? 0) - quantity;
  }
  return Object.fromEntries(Object.entries(now).map(([sku, pieces]) => [sku, withPieces(pieces)]));
}
