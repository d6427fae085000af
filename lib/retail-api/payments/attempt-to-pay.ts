import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { type AttemptRow, attemptFacts, type NewAttempt, openAttempt } from './attempts.ts';
import type { PaymentGateway } from './gateway.ts';
import { nextCheckAt } from './rules/check-schedule.ts';

/**
 * The attempt for a shopper who wants to pay now: the newest one if it is still open, so that several clicks pay once,
 * otherwise a new one. An order at the gateway accepts retries after a failed payment and is paid at most once: its
 * attempt is reopened. Its gateway is queried for it from now on. The caller has locked what is paid for.
 */
export async function attemptToPay(transaction: Transaction<Database>, newAttempt: NewAttempt): Promise<AttemptRow> {
  const newest = await transaction
    .selectFrom('payment_attempts')
    .selectAll()
    .where('subject', '=', newAttempt.subject)
    .where('subject_id', '=', newAttempt.subjectId)
    .where('gateway', '=', newAttempt.gateway)
    .where('amount', '=', newAttempt.amount)
    .where('test', '=', newAttempt.test ? 1 : 0)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const attempt = newest && acceptsRetry(newest) ? newest : await openAttempt(transaction, newAttempt);
  return markShown(transaction, attempt.id, newAttempt.now);
}

function acceptsRetry({ state, failure_reason, gateway_order_id }: AttemptRow): boolean {
  if (state === 'created' && failure_reason === '') return true;
  return gateway_order_id !== null && (state === 'failed' || state === 'given-up');
}

/** The attempt is shown to a browser, which may pay long afterwards: the check schedule starts over. */
async function markShown(transaction: Transaction<Database>, id: string, now: number): Promise<AttemptRow> {
  return transaction
    .updateTable('payment_attempts')
    .set({
      state: 'created',
      failure_reason: '',
      changed_at: now,
      next_check_at: nextCheckAt('created', now, now),
    })
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/**
 * Registers an attempt with its gateway, outside of any transaction, and stores the gateway's id for it once. Throws
 * GatewayUnavailable; nothing is lost then, because the next click retries.
 */
export async function registerAttempt(
  db: Kysely<Database>,
  gateway: PaymentGateway,
  attempt: AttemptRow,
): Promise<ReturnType<typeof attemptFacts>> {
  const facts = attemptFacts(attempt);
  if (facts.gatewayOrderId !== null) return facts;
  const gatewayOrderId = await gateway.open(facts);
  if (gatewayOrderId === null) return facts;
  await db
    .updateTable('payment_attempts')
    .set({ gateway_order_id: gatewayOrderId })
    .where('id', '=', attempt.id)
    .where('gateway_order_id', 'is', null)
    .execute();
  // Two clicks may have opened it at once: the id stored first is used for both.
  const { gateway_order_id } = await db
    .selectFrom('payment_attempts')
    .select('gateway_order_id')
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  return { ...facts, gatewayOrderId: gateway_order_id };
}
