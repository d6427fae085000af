import type { Transaction } from 'kysely';
import type { CoreContext } from '../core/core-context.ts';
import type { Database } from '../core/db/schema.ts';
import { type AttemptRow, lockAttempt } from './attempts.ts';
import type { PaymentUpdate } from './gateway.ts';
import { insertPayment } from './insert-payment.ts';
import { recordExternalRefund } from './open-refund.ts';
import type { PaymentAlarm } from './payment-alarm.ts';
import { type PaymentEvent, recordPaymentEvent } from './payment-events.ts';
import { recordAuthorized, recordFailed } from './record-attempt.ts';
import { recordCapture } from './record-capture.ts';
import { relevantUpdates, stateAfter } from './rules/attempt-state.ts';
import { SUBJECTS } from './subjects/index.ts';
import type { MailContext } from './subjects/subject.ts';

export type PaymentUpdateContext = Pick<CoreContext, 'db' | 'now' | 'siteUrl' | 'secret' | 'alarm' | 'queues'>;

/** Applies everything that a gateway reports for an attempt, each payment once and in its own transaction. */
export async function applyPaymentUpdates(
  context: PaymentUpdateContext,
  attempt: AttemptRow,
  all: readonly PaymentUpdate[],
): Promise<void> {
  for (const update of relevantUpdates(all)) await applyPaymentUpdate(context, attempt, update);
}

/**
 * Applies what a gateway reports for one payment, once: its event, if there is one, is recorded in the same
 * transaction. An update whose amount or currency differs from the attempt's changes nothing, and the operator is
 * alerted.
 */
export async function applyPaymentUpdate(
  context: PaymentUpdateContext,
  attempt: AttemptRow,
  update: PaymentUpdate,
  event?: PaymentEvent,
): Promise<void> {
  const recorded = context.queues.paymentEvents.tryRun(attempt.id, () =>
    applyInTransaction(context, attempt, update, event),
  );
  // The sender sees the failure and retries, or the gateway is queried later.
  if (!recorded) throw new Error('Too many updates of one payment attempt are waiting.');
  const alarm = await recorded;
  if (alarm) context.alarm(alarm, { attempt: attempt.id, gateway: attempt.gateway, payment: update.gatewayPaymentId });
}

async function applyInTransaction(
  context: PaymentUpdateContext,
  { id, subject: kind, subject_id, gateway, test }: AttemptRow,
  update: PaymentUpdate,
  event: PaymentEvent | undefined,
): Promise<PaymentAlarm | null> {
  const { siteUrl, secret } = context;
  const mailContext: MailContext = { siteUrl, secret, now: context.now(), test: test === 1, gateway };
  const subject = SUBJECTS[kind];
  const settle = update.kind === 'captured' ? await subject.prepare(context.db, subject_id) : null;
  return context.db.transaction().execute(async (transaction) => {
    if (event && !(await recordPaymentEvent(transaction, gateway, event, mailContext.now))) return null;
    await subject.lock(transaction, subject_id);
    const attempt = await lockAttempt(transaction, id);
    if (!attempt) return 'payment-of-nobody';
    if (update.kind === 'pending') return null;
    if (update.currency !== 'INR') return 'payment-currency-wrong';
    if (update.kind === 'returned') {
      await recordReturned(transaction, attempt, update, mailContext.now);
      return null;
    }
    if (settle) return recordCapture(transaction, attempt, update, { mailContext, settle });
    if (!matchesAttempt(update, attempt)) return 'payment-amount-wrong';
    if (update.kind === 'failed') await recordFailed(transaction, attempt, update, mailContext.now);
    else await recordAuthorized(transaction, attempt, mailContext.now);
    return null;
  });
}

/** Whether an update matches the amount and the currency of an attempt. */
export function matchesAttempt({ amount, currency }: PaymentUpdate, attempt: Pick<AttemptRow, 'amount'>): boolean {
  return amount === attempt.amount && currency === 'INR';
}

/**
 * A gateway had captured money for a locked attempt and returned all of it, through the operator or a dispute: it pays
 * for nothing. A payment that is already recorded changes nothing: its refund is recorded as one of the shop's own.
 */
async function recordReturned(
  transaction: Transaction<Database>,
  attempt: AttemptRow,
  update: PaymentUpdate,
  now: number,
): Promise<void> {
  const paymentId = await insertPayment(transaction, attempt, update, now);
  if (paymentId === null) return;
  await recordExternalRefund(transaction, { paymentId, amount: update.amount, now });
  // The check schedule is unchanged: another payment may still be made.
  await transaction
    .updateTable('payment_attempts')
    .set({ state: stateAfter(attempt.state, 'returned'), failure_reason: '', changed_at: now })
    .where('id', '=', attempt.id)
    .execute();
}
