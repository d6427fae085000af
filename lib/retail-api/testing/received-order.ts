import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { insertOrder } from './orders.ts';

/** Delivers products to a customer, in one order each; `returned` marks them as returned. */
export async function receive(
  db: Kysely<Database>,
  customerId: string,
  codes: readonly string[],
  { returned = false, state = 'delivered' }: { returned?: boolean; state?: Database['orders']['state'] } = {},
): Promise<void> {
  for (const code of codes) {
    const order = await insertOrder(db, {
      customer_id: customerId,
      state,
      lines: [{ product_code: code, sku: code }],
    });
    if (!returned) continue;
    await db.updateTable('order_lines').set({ returned: 1 }).where('order_number', '=', order.number).execute();
  }
}
