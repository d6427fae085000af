import type { Transaction } from 'kysely';
import type { WarehousePieces } from '../../catalogue/stock/choose-warehouses.ts';
import { emitStock } from '../../catalogue/stock/emit-stock.ts';
import { piecesOfOrders } from '../../catalogue/stock/pieces-of-order.ts';
import {
  FIRST_WAREHOUSE,
  putIntoWarehouses,
  storedWarehouse,
  type TakenSku,
  takeFromWarehouses,
} from '../../catalogue/stock/warehouse-stock.ts';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import type { OrderLine } from '../order-repository.ts';
import type { LineItems } from '../rules/choose-items.ts';

/** Quantity of an SKU in an order. */
export interface SkuQuantity {
  sku: string;
  quantity: number;
}

/** Quantities with each SKU once, in the order of their first appearance. */
export function addUpBySku(items: readonly SkuQuantity[]): SkuQuantity[] {
  const quantities = new Map<string, number>();
  for (const { sku, quantity } of items) quantities.set(sku, (quantities.get(sku) ?? 0) + quantity);
  return [...quantities].map(([sku, quantity]) => ({ sku, quantity }));
}

interface StockChange {
  number: string;
  items: readonly SkuQuantity[];
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Reserves stock, all or the caller rolls back, from the warehouse nearest to a pincode that has all of it, else from as few
 * as possible. Returns the products of which a size is sold out by it.
 */
export async function reserveStock(
  transaction: Transaction<Database>,
  { number, items, now, pincode = '' }: StockChange & { pincode?: string },
): Promise<Outcome<string[]>> {
  const taken: TakenSku[] = [];
  const soldOutProducts: string[] = [];
  const soldOut: string[] = [];
  for (const { sku, quantity } of inOrder(items)) {
    const left = await transaction
      .updateTable('skus')
      .set((row) => ({ quantity: row('quantity', '-', quantity) }))
      .where('sku', '=', sku)
      .where('quantity', '>=', quantity)
      .returning(['quantity', 'product_code'])
      .executeTakeFirst();
    if (!left) return fail('OutOfStock');
    taken.push({ sku, quantity, before: left.quantity + quantity });
    if (left.quantity > 0) continue;
    soldOutProducts.push(left.product_code);
    soldOut.push(sku);
  }
  const parts = await takeFromWarehouses(transaction, taken, pincode);
  await recordParts(transaction, parts, { order_number: number, kind: 'hold', at: now });
  await emitStock(
    transaction,
    'stock.sold_out',
    soldOut.map((sku) => ({ sku, quantity: 0 })),
    now,
  );
  return succeed(soldOutProducts);
}

/**
 * Returns items to stock, to the warehouses that they were taken from, or to one named `to` as tables name it; ignores an
 * SKU that has left the catalogue. Returns the products that are available again.
 */
export async function releaseStock(
  transaction: Transaction<Database>,
  { number, items, now, to }: StockChange & { to?: string | undefined },
): Promise<string[]> {
  const back: SkuQuantity[] = [];
  const productsBack: string[] = [];
  const backInStock: SkuQuantity[] = [];
  for (const { sku, quantity } of inOrder(items)) {
    const left = await transaction
      .updateTable('skus')
      .set((row) => ({ quantity: row('quantity', '+', quantity) }))
      .where('sku', '=', sku)
      .returning(['quantity', 'product_code'])
      .executeTakeFirst();
    if (!left) continue;
    back.push({ sku, quantity });
    if (left.quantity !== quantity) continue;
    productsBack.push(left.product_code);
    backInStock.push({ sku, quantity });
  }
  const parts =
    to === undefined
      ? await whereTakenFrom(transaction, number, back)
      : back.map((item) => ({ ...item, warehouse: to }));
  await putIntoWarehouses(transaction, parts);
  await recordParts(transaction, parts, { order_number: number, kind: 'release', at: now });
  await emitStock(transaction, 'stock.back', backInStock, now);
  return productsBack;
}

/** Each SKU once. The rows are locked by SKU, so that two orders never deadlock. */
function inOrder(items: readonly SkuQuantity[]): SkuQuantity[] {
  return addUpBySku(items).toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}

/** The warehouses that pieces of an order were taken from; those that are gone count as the first. */
async function whereTakenFrom(
  transaction: Transaction<Database>,
  number: string,
  items: readonly SkuQuantity[],
): Promise<WarehousePieces[]> {
  const taken = (await piecesOfOrders(transaction, [number])).get(number) ?? [];
  const elsewhere = taken.filter(({ warehouse }) => storedWarehouse(warehouse) !== undefined);
  return items.flatMap(({ sku, quantity }) => {
    let left = quantity;
    const parts = elsewhere.flatMap((part) => {
      const returned = part.sku === sku ? Math.min(left, part.quantity) : 0;
      left -= returned;
      return returned > 0 ? [{ ...part, quantity: returned }] : [];
    });
    return left > 0 ? [...parts, { sku, warehouse: FIRST_WAREHOUSE, quantity: left }] : parts;
  });
}

async function recordParts(
  transaction: Transaction<Database>,
  parts: readonly WarehousePieces[],
  entry: Pick<Database['stock_entries'], 'order_number' | 'kind' | 'at'>,
): Promise<void> {
  const sign = entry.kind === 'hold' ? -1 : 1;
  const rows = parts.map((part) => ({ id: newId(), ...entry, ...part, quantity: sign * part.quantity }));
  if (rows.length > 0) await transaction.insertInto('stock_entries').values(rows).execute();
}

/** Items of lines by SKU, as stock counts them; a line that is not in `lines` is ignored. */
export function itemsOfLines(lines: readonly OrderLine[], chosen: readonly LineItems[]): SkuQuantity[] {
  const items = chosen.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ sku: line.sku, quantity }] : [];
  });
  return addUpBySku(items);
}
