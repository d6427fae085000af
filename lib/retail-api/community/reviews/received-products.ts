import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** A product that a customer has received and kept, as bought. */
export interface ReceivedProduct {
  code: string;
  /** `OrderLineDocument` as JSON, from the most recent order. */
  document: string;
}

/** Whether a customer has received a product and kept at least one item of it. */
export async function hasReceived(db: Kysely<Database>, customerId: string, code: string): Promise<boolean> {
  const line = await receivedLines(db, customerId)
    .select('order_lines.id')
    .where('order_lines.product_code', '=', code)
    .limit(1)
    .executeTakeFirst();
  return line !== undefined;
}

/** All products that a customer has received and kept at least one item of, most recently ordered first. */
export async function receivedProducts(db: Kysely<Database>, customerId: string): Promise<ReceivedProduct[]> {
  const lines = await receivedLines(db, customerId)
    .select(['order_lines.product_code as code', 'order_lines.document'])
    .orderBy('orders.placed_at', 'desc')
    .orderBy('order_lines.position')
    .execute();
  const seen = new Set<string>();
  return lines.filter(({ code }) => !seen.has(code) && seen.add(code));
}

function receivedLines(db: Kysely<Database>, customerId: string) {
  return db
    .selectFrom('order_lines')
    .innerJoin('orders', 'orders.number', 'order_lines.order_number')
    .where('orders.customer_id', '=', customerId)
    .where('orders.state', '=', 'delivered')
    .where(({ eb, ref }) =>
      eb(ref('order_lines.quantity'), '>', eb(ref('order_lines.cancelled'), '+', ref('order_lines.returned'))),
    );
}
