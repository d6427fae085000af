import type { Kysely } from 'kysely';
import { FULFILMENT_STATES } from '#lib/contract/index.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../../core/db/schema.ts';
import { isOn } from '../../core/site-options.ts';
import type { MethodFacts } from '../../payments/rules/evaluate-payment-methods.ts';

/** By then a courier has delivered a parcel or brought it back, whether or not anybody recorded it. */
const CASH_PENDING_FOR_MS = 30 * DAY_MS;

/** What decides about cash on delivery besides the order itself. `now` in epoch milliseconds. */
export async function readCashFacts(
  db: Kysely<Database>,
  customerId: string | null,
  now: number,
): Promise<Pick<MethodFacts, 'cashOnDelivery' | 'unpaidCashOrders'>> {
  const cashOnDelivery = await isOn(db, 'CashOnDelivery');
  if (!cashOnDelivery || customerId === null)
    return { cashOnDelivery, unpaidCashOrders: { orders: 0, quantities: new Map() } };
  const lines = await db
    .selectFrom('orders')
    .innerJoin('order_lines', 'order_lines.order_number', 'orders.number')
    .select(['orders.number', 'order_lines.sku', 'order_lines.quantity', 'order_lines.cancelled'])
    .where('orders.customer_id', '=', customerId)
    .where('orders.payment_method', '=', 'cash-on-delivery')
    .where('orders.state', 'in', FULFILMENT_STATES)
    .where('orders.placed_at', '>', now - CASH_PENDING_FOR_MS)
    .execute();
  const quantities = new Map<string, number>();
  for (const { sku, quantity, cancelled } of lines)
    quantities.set(sku, (quantities.get(sku) ?? 0) + quantity - cancelled);
  return { cashOnDelivery, unpaidCashOrders: { orders: new Set(lines.map(({ number }) => number)).size, quantities } };
}
