import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

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
