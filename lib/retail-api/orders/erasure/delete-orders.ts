import type { ExpressionBuilder, Kysely, Transaction } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { lockOrder } from '../lock-orders.ts';

/** Deletes an order with its attempts; does nothing if it was ever confirmed or received money. */
export async function deleteNeverPaid(transaction: Transaction<Database>, number: string): Promise<void> {
  const order = await lockOrder(transaction, number);
  if (order?.state !== 'cancelled' || order.confirmed_at !== null || order.hold !== 'released') return;
  const paid = await transaction
    .selectFrom('payments')
    .select('id')
    .where('subject', '=', 'order')
    .where('subject_id', '=', number)
    .limit(1)
    .executeTakeFirst();
  if (paid) return;
  await transaction
    .deleteFrom('payment_attempts')
    .where('subject', '=', 'order')
    .where('subject_id', '=', number)
    .execute();
  // Its stock entries add up to zero.
  await transaction.deleteFrom('stock_entries').where('order_number', '=', number).execute();
  await transaction.deleteFrom('orders').where('number', '=', number).execute();
}

/**
 * Deletes orders that were cancelled at `cancelledBy` (epoch milliseconds) or earlier and never paid, one at a time.
 */
export async function deleteAbandoned(db: Kysely<Database>, cancelledBy: number): Promise<void> {
  const abandoned = await db
    .selectFrom('orders')
    .select('number')
    .where('state', '=', 'cancelled')
    .where('confirmed_at', 'is', null)
    .where('cancelled_at', '<=', cancelledBy)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('payments')
            .select('payments.id')
            .where('payments.subject', '=', 'order')
            .whereRef('payments.subject_id', '=', 'orders.number'),
        ),
      ),
    )
    .execute();
  for (const { number } of abandoned) {
    await db.transaction().execute((transaction) => deleteNeverPaid(transaction, number));
  }
}

/**
 * Deletes attempts for gift cards of `createdBy` (epoch milliseconds) or earlier whose order is deleted and that
 * received no money.
 */
export async function deleteOrphanedAttempts(db: Kysely<Database>, createdBy: number): Promise<void> {
  await db
    .deleteFrom('payment_attempts')
    .where('subject', '=', 'gift-card')
    .where('created_at', '<=', createdBy)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('gift_card_orders')
            .select('id')
            .whereRef('gift_card_orders.id', '=', 'payment_attempts.subject_id'),
        ),
      ),
    )
    .where(withoutPayments)
    .execute();
}

/** Deletes orders of `by` (epoch milliseconds) or earlier with all payments and refunds until then. */
export async function deleteOldOrders(db: Kysely<Database>, by: number): Promise<void> {
  const old = db.selectFrom('payments').select('id').where('captured_at', '<=', by);
  await db.deleteFrom('refunds').where('payment_id', 'in', old).execute();
  await db.deleteFrom('payments').where('captured_at', '<=', by).execute();
  await db.deleteFrom('payment_attempts').where('created_at', '<=', by).where(withoutPayments).execute();
  await db.deleteFrom('orders').where('placed_at', '<=', by).execute();
}

function withoutPayments({ not, exists, selectFrom }: ExpressionBuilder<Database, 'payment_attempts'>) {
  return not(
    exists(selectFrom('payments').select('payments.id').whereRef('payments.attempt_id', '=', 'payment_attempts.id')),
  );
}
