import type { Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { AttemptRow } from './attempts.ts';
import type { PaymentUpdate } from './gateway.ts';
import { recordPaymentEvent } from './payment-events.ts';
import { emitPayment } from './payment-webhooks.ts';
import { stateAfter } from './rules/attempt-state.ts';
import { nextCheckAt } from './rules/check-schedule.ts';
import { STATUS_REQUESTED } from './rules/payment-state.ts';
import { SUBJECTS } from './subjects/index.ts';

/** Maximum length of a gateway's failure code that is stored. */
const REASON_LENGTH = 100;

/**
 * A payment of a locked attempt has failed: the attempt fails too, and its hold is released at once. Each payment fails
 * once, so that a repeated event of an old failure does not end a new attempt. The payment page may still be open: the
 * check schedule starts over, to find a later payment.
 */
export async function recordFailed(
  transaction: Transaction<Database>,
  attempt: AttemptRow,
  { gatewayPaymentId, reason }: PaymentUpdate,
  now: number,
): Promise<void> {
  const event = { eventId: `failed ${attempt.id} ${gatewayPaymentId}`, event: 'failed' };
  if (!(await recordPaymentEvent(transaction, attempt.gateway, event, now))) return;
  const state = stateAfter(attempt.state, 'failed');
  if (state !== 'failed') return;
  await transaction
    .updateTable('payment_attempts')
    .set({
      state,
      failure_reason: storedReason(reason),
      changed_at: now,
      next_check_at: nextCheckAt(state, now, now),
    })
    .where('id', '=', attempt.id)
    .execute();
  await emitPayment(transaction, 'payment.failed', attempt, { gatewayPaymentId, amount: attempt.amount }, now);
  if (attempt.state === state || (await isPaidOtherwise(transaction, attempt))) return;
  await SUBJECTS[attempt.subject].free(transaction, attempt.subject_id, now);
}

/** A payment of a locked attempt only has to be captured: the next round does that. */
export async function recordAuthorized(
  transaction: Transaction<Database>,
  attempt: AttemptRow,
  now: number,
): Promise<void> {
  const state = stateAfter(attempt.state, 'authorized');
  if (state === attempt.state) return;
  await transaction
    .updateTable('payment_attempts')
    .set({ state, failure_reason: '', changed_at: now, next_check_at: now })
    .where('id', '=', attempt.id)
    .execute();
}

/** Whether another attempt may need the hold: a newer one, or one whose money may have been captured. */
async function isPaidOtherwise(transaction: Transaction<Database>, attempt: AttemptRow): Promise<boolean> {
  const others = await transaction
    .selectFrom('payment_attempts')
    .select(['state', 'failure_reason', 'created_at'])
    .where('subject', '=', attempt.subject)
    .where('subject_id', '=', attempt.subject_id)
    .where('id', '!=', attempt.id)
    .where('state', 'in', ['created', 'authorized'])
    .execute();
  return others.some(
    ({ state, failure_reason, created_at }) =>
      state === 'authorized' || failure_reason === STATUS_REQUESTED || created_at > attempt.created_at,
  );
}

/** A failed attempt must not look as if its gateway were still being queried, whatever the gateway's code is. */
function storedReason(reason: string): string {
  return reason === STATUS_REQUESTED ? '' : reason.slice(0, REASON_LENGTH);
}
