import type { Transaction } from 'kysely';
import type { ApiContext } from '../app/api-context.ts';
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
import type { Told } from './subjects/subject.ts';

export type PaymentUpdateContext = Pick<ApiContext, 'db' | 'now' | 'siteUrl' | 'secret' | 'alarm' | 'queues'>;

/** Counts everything that a gateway says of an attempt, each payment in a transaction of its own, and each once. */
export async function applyPaymentUpdates(
  context: PaymentUpdateContext,
  attempt: AttemptRow,
  all: readonly PaymentUpdate[],
): Promise<void> {
  for (const news of relevantUpdates(all)) await recordPaymentUpdates(context, attempt, news);
}

/**
 * Counts what a gateway says of one payment, once: the event that told it, where there is one, is written down in the
 * same transaction. News of another amount or currency than the attempt's move nothing, and the operator is told.
 */
export async function recordPaymentUpdates(
  context: PaymentUpdateContext,
  attempt: AttemptRow,
  news: PaymentUpdate,
  event?: PaymentEvent,
): Promise<void> {
  const counted = context.queues.paymentEvents.tryRun(attempt.id, () => count(context, attempt, news, event));
  // Whoever told it hears of a failure and tells it again, or is asked.
  if (!counted) throw new Error('Too many news of one attempt to pay wait.');
  const alarm = await counted;
  if (alarm) context.alarm(alarm, { attempt: attempt.id, gateway: attempt.gateway, payment: news.gatewayPaymentId });
}

async function count(
  context: PaymentUpdateContext,
  { id, subject: kind, subject_id, gateway, test }: AttemptRow,
  news: PaymentUpdate,
  event: PaymentEvent | undefined,
): Promise<PaymentAlarm | null> {
  const { siteUrl, secret } = context;
  const told: Told = { siteUrl, secret, now: context.now(), test: test === 1, gateway };
  const subject = SUBJECTS[kind];
  const settle = news.kind === 'captured' ? await subject.prepare(context.db, subject_id) : null;
  return context.db.transaction().execute(async (transaction) => {
    if (event && !(await recordPaymentEvent(transaction, gateway, event, told.now))) return null;
    await subject.lock(transaction, subject_id);
    const attempt = await lockAttempt(transaction, id);
    if (!attempt) return 'payment-of-nobody';
    if (news.kind === 'pending') return null;
    if (news.currency !== 'INR') return 'payment-currency-wrong';
    if (news.kind === 'returned') {
      await countReturned(transaction, attempt, news, told.now);
      return null;
    }
    if (settle) return recordCapture(transaction, attempt, news, { told, settle });
    if (!fits(news, attempt)) return 'payment-amount-wrong';
    if (news.kind === 'failed') await recordFailed(transaction, attempt, news, told.now);
    else await recordAuthorized(transaction, attempt, told.now);
    return null;
  });
}

/** Whether news are of the amount and the currency of an attempt. */
export function fits({ amount, currency }: PaymentUpdate, attempt: Pick<AttemptRow, 'amount'>): boolean {
  return amount === attempt.amount && currency === 'INR';
}

/**
 * A gateway had taken money for a locked attempt, and all of it went back there, by the operator's hand or a dispute: it
 * pays for nothing. Money that is known changes nothing: its refund is counted as one of the shop's own.
 */
async function countReturned(
  transaction: Transaction<Database>,
  attempt: AttemptRow,
  news: PaymentUpdate,
  now: number,
): Promise<void> {
  const paymentId = await insertPayment(transaction, attempt, news, now);
  if (paymentId === null) return;
  await recordExternalRefund(transaction, { paymentId, amount: news.amount, now });
  // Its schedule stays: another payment may still be made.
  await transaction
    .updateTable('payment_attempts')
    .set({ state: stateAfter(attempt.state, 'returned'), failure_reason: '', changed_at: now })
    .where('id', '=', attempt.id)
    .execute();
}
