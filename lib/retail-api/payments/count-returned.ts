import type { Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { stateAfter } from '../domain/payments/attempt-state.ts';
import type { AttemptRow } from './attempts.ts';
import type { PaymentNews } from './gateway.ts';
import { insertPayment } from './insert-payment.ts';
import { noteReturned } from './open-refund.ts';

/**
 * A gateway had taken money for a locked attempt, and all of it went back there, by the operator's hand or a dispute: it
 * pays for nothing. Money that is known changes nothing: its refund is counted as one of the shop's own.
 */
export async function countReturned(
  transaction: Transaction<Database>,
  attempt: AttemptRow,
  news: PaymentNews,
  now: number,
): Promise<void> {
  const paymentId = await insertPayment(transaction, attempt, news, now);
  if (paymentId === null) return;
  await noteReturned(transaction, { paymentId, amount: news.amount, now });
  // Its schedule stays: another payment may still be made.
  await transaction
    .updateTable('payment_attempts')
    .set({ state: stateAfter(attempt.state, 'returned'), failure_reason: '', changed_at: now })
    .where('id', '=', attempt.id)
    .execute();
}
