import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { type AttemptRow, attemptFacts, type NewAttempt, openAttempt } from './attempts.ts';
import type { PaymentGateway } from './gateway.ts';
import { nextCheckAt } from './rules/check-schedule.ts';

/**
 * The attempt that a shopper pays by who wants to pay now: the newest one where it is still open, so that several presses
 * pay once, otherwise a new one. An order at the gateway itself takes further tries after one that failed, and is paid
 * once at most: its attempt is opened again. Its gateway is asked for it from now on. What is paid for is locked by the caller.
 */
export async function attemptToPay(transaction: Transaction<Database>, wanted: NewAttempt): Promise<AttemptRow> {
  const newest = await transaction
    .selectFrom('payment_attempts')
    .selectAll()
    .where('subject', '=', wanted.subject)
    .where('subject_id', '=', wanted.subjectId)
    .where('gateway', '=', wanted.gateway)
    .where('amount', '=', wanted.amount)
    .where('test', '=', wanted.test ? 1 : 0)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .executeTakeFirst();
  const attempt = newest && takesTry(newest) ? newest : await openAttempt(transaction, wanted);
  return show(transaction, attempt.id, wanted.now);
}

function takesTry({ state, failure_reason, gateway_order_id }: AttemptRow): boolean {
  if (state === 'created' && failure_reason === '') return true;
  return gateway_order_id !== null && (state === 'failed' || state === 'given-up');
}

/** A browser is shown it, and may pay by it long after: the gateway is asked for it from the beginning. */
async function show(transaction: Transaction<Database>, id: string, now: number): Promise<AttemptRow> {
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
 * Makes an attempt known to its gateway, outside of any transaction, and writes down once what the gateway calls it.
 * Throws GatewayUnavailable, and then nothing is lost: the next press asks again.
 */
export async function makeKnown(
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
  // Two presses may have opened it at once: the first one that was written down counts for both.
  const { gateway_order_id } = await db
    .selectFrom('payment_attempts')
    .select('gateway_order_id')
    .where('id', '=', attempt.id)
    .executeTakeFirstOrThrow();
  return { ...facts, gatewayOrderId: gateway_order_id };
}
