import type { Transaction } from 'kysely';
import { shopWarehouses } from '#lib/shared/shop-profile.ts';
import type { WarehousePieces } from '../../catalogue/stock/choose-warehouses.ts';
import { piecesOfOrders } from '../../catalogue/stock/pieces-of-order.ts';
import { putIntoWarehouses, type TakenSku, takeFromWarehouses } from '../../catalogue/stock/warehouse-stock.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { addUpBySku } from './stock.ts';

interface MovedOrder {
  number: string;
  /** Of the new delivery. */
  pincode: string;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Chooses the warehouses of what a locked order holds again, for a delivery elsewhere; the online stock stays. The SKUs of the
 * order are locked.
 */
export async function moveHeldStock(
  transaction: Transaction<Database>,
  { number, pincode, now }: MovedOrder,
): Promise<void> {
  if (shopWarehouses().length === 1) return;
  const all = (await piecesOfOrders(transaction, [number])).get(number) ?? [];
  const left = await onlineStock(transaction, all);
  // A SKU that has left the catalogue is in no warehouse.
  const held = all.filter(({ sku }) => left.has(sku));
  await putIntoWarehouses(transaction, held);
  const taken = addUpBySku(held).map(({ sku, quantity }): TakenSku => {
    return { sku, quantity, before: (left.get(sku) ?? 0) + quantity };
  });
  const chosen = await takeFromWarehouses(transaction, taken, pincode);
  const rows = differences(held, chosen).map(({ quantity, ...where }) => ({
    id: newId(),
    ...where,
    quantity,
    order_number: number,
    kind: quantity > 0 ? ('release' as const) : ('hold' as const),
    at: now,
  }));
  if (rows.length > 0) await transaction.insertInto('stock_entries').values(rows).execute();
}

async function onlineStock(
  transaction: Transaction<Database>,
  pieces: readonly WarehousePieces[],
): Promise<Map<string, number>> {
  if (pieces.length === 0) return new Map();
  const skus = [...new Set(pieces.map(({ sku }) => sku))];
  const rows = await transaction.selectFrom('skus').select(['sku', 'quantity']).where('sku', 'in', skus).execute();
  return new Map(rows.map(({ sku, quantity }) => [sku, quantity]));
}

/** How many pieces more, or below zero fewer, warehouses have; those that have as many are left out. */
function differences(held: readonly WarehousePieces[], chosen: readonly WarehousePieces[]): WarehousePieces[] {
  const changes = new Map<string, WarehousePieces>();
  const add = (parts: readonly WarehousePieces[], sign: 1 | -1) => {
    for (const { sku, warehouse, quantity } of parts) {
      const key = JSON.stringify([sku, warehouse]);
      const before = changes.get(key)?.quantity ?? 0;
      changes.set(key, { sku, warehouse, quantity: before + sign * quantity });
    }
  };
  add(held, 1);
  add(chosen, -1);
  return [...changes.values()].filter(({ quantity }) => quantity !== 0);
}
