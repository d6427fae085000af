import type { Kysely, Selectable } from 'kysely';
import type { Caller } from '../core/caller.ts';
import type { Database } from '../core/db/schema.ts';
import type { OrderDocument, OrderLineDocument } from './order-document.ts';

export type OrderRow = Selectable<Database['orders']>;

/** A line of an order as bought; `net` in paise. */
export interface OrderLine extends Omit<Selectable<Database['order_lines']>, 'document'> {
  document: OrderLineDocument;
}

/** What a new order has of its later life: it is not confirmed, cancelled, invoiced or delivered. */
export const NEW_ORDER = {
  confirmed_at: null,
  cancelled_at: null,
  cancel_reason: '',
  invoice_number: null,
  invoiced_at: null,
  delivered_at: null,
} as const;

/**
 * An order by its key, for anyone who knows it, or by its number, for its own customer only; an empty text matches
 * none.
 */
export async function findOrder(
  db: Kysely<Database>,
  { OrderKey, OrderNumber }: { OrderKey: string; OrderNumber: string },
  { customerId }: Pick<Caller, 'customerId'>,
): Promise<OrderRow | undefined> {
  const orders = db.selectFrom('orders').selectAll();
  if (OrderKey !== '') return orders.where('key', '=', OrderKey).executeTakeFirst();
  if (customerId === null) return undefined;
  return orders.where('number', '=', OrderNumber).where('customer_id', '=', customerId).executeTakeFirst();
}

/** Any customer's order by its number. */
export async function readOrder(db: Kysely<Database>, number: string): Promise<OrderRow | undefined> {
  return db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirst();
}

/** The data that an order froze when it was placed. */
export function readOrderDocument({ document }: Pick<OrderRow, 'document'>): OrderDocument {
  // Stored as written when the order was placed.
  return JSON.parse(document);
}

/** The lines of orders by order number, in line order; an order without lines has no entry. */
export async function readOrderLines(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<Map<string, OrderLine[]>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('order_lines')
    .selectAll()
    .where('order_number', 'in', numbers)
    .orderBy('position')
    .execute();
  return Map.groupBy(
    rows.map((row): OrderLine => ({ ...row, document: JSON.parse(row.document) })),
    (line) => line.order_number,
  );
}

/** Number of the confirmed order of the same purchase that replaced an unconfirmed one; empty if there is none. */
export async function supersedingOrder(
  db: Kysely<Database>,
  { number, purchase_id, confirmed_at }: OrderRow,
): Promise<string> {
  if (confirmed_at !== null) return '';
  const confirmed = await db
    .selectFrom('orders')
    .select('number')
    .where('purchase_id', '=', purchase_id)
    .where('number', '!=', number)
    .where('confirmed_at', 'is not', null)
    .executeTakeFirst();
  return confirmed?.number ?? '';
}
