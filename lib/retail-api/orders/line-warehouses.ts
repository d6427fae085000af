import type { Kysely } from 'kysely';
import type { calls, DataOf } from '#lib/contract/index.ts';
import { leftAfterParcels, originOf } from '#lib/shared/parcel-warehouses.ts';
import { shopWarehouses } from '#lib/shared/shop-profile.ts';
import type { Warehouse } from '#lib/shared/warehouses.ts';
import { piecesOfOrders } from '../catalogue/stock/pieces-of-order.ts';
import { warehouseCode } from '../catalogue/stock/warehouse-stock.ts';
import type { Database } from '../core/db/schema.ts';
import type { OrderLine } from './order-repository.ts';
import type { LineItems } from './rules/choose-items.ts';
import { warehousesOfLines } from './rules/line-warehouses.ts';

/** Pieces of a line that were taken from a warehouse. */
export interface LineWarehouse {
  lineId: string;
  code: string;
  name: string;
  quantity: number;
}

/** From which warehouses the pieces of an order were taken, line by line; empty where the shop has one. */
export async function readLineWarehouses(
  db: Kysely<Database>,
  number: string,
  lines: readonly OrderLine[],
): Promise<LineWarehouse[]> {
  const warehouses = shopWarehouses();
  if (warehouses.length === 1) return [];
  const taken = (await piecesOfOrders(db, [number])).get(number) ?? [];
  const names = new Map(warehouses.map(({ code, name }) => [code, name]));
  return warehousesOfLines(lines, taken).map(({ lineId, warehouse, quantity }) => {
    const code = warehouseCode(warehouse);
    return { lineId, code, name: names.get(code) ?? code, quantity };
  });
}

/** The warehouses of an order's lines as staff read them; left out where the shop has one. */
export async function warehousesWire(
  db: Kysely<Database>,
  number: string,
  lines: readonly OrderLine[],
): Promise<Pick<DataOf<typeof calls.deskOrder>, 'Warehouses'>> {
  if (shopWarehouses().length === 1) return {};
  const parts = await readLineWarehouses(db, number, lines);
  return {
    Warehouses: parts.map(({ lineId, code, quantity }) => ({ LineId: lineId, Code: code, Quantity: quantity })),
  };
}

/**
 * The warehouse that a parcel of an order leaves from, by what was taken from where and what is in the parcels `before` it; the
 * first one of the shop if no piece says another.
 */
export async function parcelOrigin(
  db: Kysely<Database>,
  number: string,
  lines: readonly OrderLine[],
  { items, before }: { items: readonly LineItems[]; before: readonly (readonly LineItems[])[] },
): Promise<Warehouse> {
  const [first, ...others] = shopWarehouses();
  if (others.length === 0) return first;
  const parts = await readLineWarehouses(db, number, lines);
  const pieces = parts.map(({ code, ...part }) => ({ ...part, warehouse: code }));
  const code = originOf(leftAfterParcels(pieces, before), items);
  return others.find((warehouse) => warehouse.code === code) ?? first;
}
