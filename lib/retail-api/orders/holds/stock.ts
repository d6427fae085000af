import type { Transaction } from 'kysely';
import { emitStock } from '../../catalogue/stock/emit-stock.ts';
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

/** Reserves stock, all or the caller rolls back. Returns the products of which a size is sold out by it. */
export async function reserveStock(
  transaction: Transaction<Database>,
  { number, items, now }: StockChange,
): Promise<Outcome<string[]>> {
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
    await recordStockEntry(transaction, { sku, order_number: number, kind: 'hold', quantity: -quantity, at: now });
    if (left.quantity > 0) continue;
    soldOutProducts.push(left.product_code);
    soldOut.push(sku);
  }
  await emitStock(
    transaction,
    'stock.sold_out',
    soldOut.map((sku) => ({ sku, quantity: 0 })),
    now,
  );
  return succeed(soldOutProducts);
}

/**
 * Returns items to stock; ignores an SKU that has left the catalogue. Returns the products that are available again.
 */
export async function releaseStock(
  transaction: Transaction<Database>,
  { number, items, now }: StockChange,
): Promise<string[]> {
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
    await recordStockEntry(transaction, { sku, order_number: number, kind: 'release', quantity, at: now });
    if (left.quantity !== quantity) continue;
    productsBack.push(left.product_code);
    backInStock.push({ sku, quantity });
  }
  await emitStock(transaction, 'stock.back', backInStock, now);
  return productsBack;
}

/** The rows are locked by SKU, so that two orders never deadlock. */
function inOrder(items: readonly SkuQuantity[]): SkuQuantity[] {
  return items.toSorted((a, b) => (a.sku < b.sku ? -1 : 1));
}

async function recordStockEntry(
  transaction: Transaction<Database>,
  entry: Pick<Database['stock_entries'], 'sku' | 'order_number' | 'kind' | 'quantity' | 'at'>,
): Promise<void> {
  await transaction
    .insertInto('stock_entries')
    .values({ id: newId(), ...entry })
    .execute();
}

/** Items of lines by SKU, as stock counts them; a line that is not in `lines` is ignored. */
export function itemsOfLines(lines: readonly OrderLine[], chosen: readonly LineItems[]): SkuQuantity[] {
  const items = chosen.flatMap(({ lineId, quantity }) => {
    const line = lines.find(({ id }) => id === lineId);
    return line ? [{ sku: line.sku, quantity }] : [];
  });
  return addUpBySku(items);
}
