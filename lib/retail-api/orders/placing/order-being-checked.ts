import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import type { OrderRow } from '../order-repository.ts';
import { paymentStateOf } from '../wire/order-wire.ts';

/**
 * An order of a basket whose payment the gateway has yet to confirm or deny: ordering the same again could be paid
 * twice. Undefined if there is none.
 */
export async function findOrderBeingChecked(
  db: Kysely<Database>,
  basketGuid: string,
  customerId: string | null,
): Promise<OrderRow | undefined> {
  if (customerId === null) return undefined;
  const checking = await db
    .selectFrom('orders')
    .selectAll()
    .where('basket_guid', '=', basketGuid)
    .where('customer_id', '=', customerId)
    .where('confirmed_at', 'is', null)
    .where(isPaymentCheckPending)
    .orderBy('placed_at', 'desc')
    .execute();
  for (const order of checking) {
    if ((await paymentStateOf(db, order)) === 'checking') return order;
  }
  return undefined;
}

/** Whether a gateway is still asked about a payment of an order, so that it may still receive money. */
export function isPaymentCheckPending({ exists, selectFrom }: ExpressionBuilder<Database, 'orders'>) {
  return exists(
    selectFrom('payment_attempts')
      .select('payment_attempts.id')
      .where('payment_attempts.subject', '=', 'order')
      .whereRef('payment_attempts.subject_id', '=', 'orders.number')
      .where('payment_attempts.next_check_at', 'is not', null),
  );
}
