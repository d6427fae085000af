import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { AttemptRow } from './attempts.ts';
import type { PaymentUpdate } from './gateway.ts';
import { insertPayment } from './insert-payment.ts';
import { openRefund, type SurplusReason } from './open-refund.ts';
import type { PaymentAlarm } from './payment-alarm.ts';
import { stateAfter } from './rules/attempt-state.ts';
import { SUBJECTS } from './subjects/index.ts';
import type { Settle, Settlement, Told } from './subjects/subject.ts';

const REASONS: Readonly<Record<Exclude<Settlement, 'confirmed'>, SurplusReason>> = {
  already: 'twice',
  superseded: 'twice',
  gone: 'late',
};

/**
 * A gateway has taken money for a locked attempt. It pays what it was taken for, or goes back: where that was paid before
 * or is gone, or where it is another amount, of which the operator is told. A payment that is known changes nothing.
 */
export async function recordCapture(
  transaction: Transaction<Database>,
  attempt: AttemptRow,
  news: PaymentUpdate,
  { told, settle }: { told: Told; settle: Settle },
): Promise<PaymentAlarm | null> {
  const paymentId = await insertPayment(transaction, attempt, news, told.now);
  if (paymentId === null) return null;
  const giveBack = async (reason: SurplusReason) => {
    await openRefund(transaction, { paymentId, reason, amount: news.amount, now: told.now });
    await SUBJECTS[attempt.subject].notifyRefund(transaction, attempt.subject_id, news.amount, told);
  };
  if (news.amount !== attempt.amount) {
    await giveBack('amount');
    return 'payment-amount-wrong';
  }
  await transaction
    .updateTable('payment_attempts')
    .set({
      state: stateAfter(attempt.state, 'captured'),
      failure_reason: '',
      changed_at: told.now,
      next_check_at: null,
    })
    .where('id', '=', attempt.id)
    .execute();
  const settlement = await settle(transaction, attempt.subject_id, told);
  if (settlement !== 'confirmed') await giveBack(REASONS[settlement]);
  else await transaction.updateTable('payments').set({ purpose: 'settles' }).where('id', '=', paymentId).execute();
  return null;
}
