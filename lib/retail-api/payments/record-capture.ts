import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { AttemptRow } from './attempts.ts';
import type { PaymentUpdate } from './gateway.ts';
import { insertPayment } from './insert-payment.ts';
import { openRefund, type SurplusReason } from './open-refund.ts';
import type { PaymentAlarm } from './payment-alarm.ts';
import { stateAfter } from './rules/attempt-state.ts';
import { SUBJECTS } from './subjects/index.ts';
import type { MailContext, Settle, Settlement } from './subjects/subject.ts';

const REASONS: Readonly<Record<Exclude<Settlement, 'confirmed'>, SurplusReason>> = {
  'already-confirmed': 'twice',
  superseded: 'twice',
  unavailable: 'late',
};

/**
 * A gateway has captured money for a locked attempt. The payment settles its subject, or is refunded: if that was
 * already paid or is no longer available, or if the amount differs, which also alerts the operator. A payment that is
 * already recorded changes nothing.
 */
export async function recordCapture(
  transaction: Transaction<Database>,
  attempt: AttemptRow,
  update: PaymentUpdate,
  { mailContext, settle }: { mailContext: MailContext; settle: Settle },
): Promise<PaymentAlarm | null> {
  const paymentId = await insertPayment(transaction, attempt, update, mailContext.now);
  if (paymentId === null) return null;
  const refundPayment = async (reason: SurplusReason) => {
    await openRefund(transaction, { paymentId, reason, amount: update.amount, now: mailContext.now });
    await SUBJECTS[attempt.subject].notifyRefund(transaction, attempt.subject_id, update.amount, mailContext);
  };
  if (update.amount !== attempt.amount) {
    await refundPayment('amount');
    return 'payment-amount-wrong';
  }
  await transaction
    .updateTable('payment_attempts')
    .set({
      state: stateAfter(attempt.state, 'captured'),
      failure_reason: '',
      changed_at: mailContext.now,
      next_check_at: null,
    })
    .where('id', '=', attempt.id)
    .execute();
  const settlement = await settle(transaction, attempt.subject_id, mailContext);
  if (settlement !== 'confirmed') await refundPayment(REASONS[settlement]);
  else await transaction.updateTable('payments').set({ purpose: 'settles' }).where('id', '=', paymentId).execute();
  return null;
}
