import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { STATUS_REQUESTED } from './rules/payment-state.ts';

/** The gateway is queried again after a few more rounds. */
const CHECK_AGAIN_MS = 10_000;

/**
 * A browser came back, and its payment is not known yet: until the gateway reports it, the attempt is neither failed
 * nor paid, and its check schedule starts over. An attempt whose money is known is not changed. `now` in epoch
 * milliseconds.
 */
export async function markStatusRequested(db: Kysely<Database>, attemptId: string, now: number): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({
      state: 'created',
      failure_reason: STATUS_REQUESTED,
      changed_at: now,
      next_check_at: now + CHECK_AGAIN_MS,
    })
    .where('id', '=', attemptId)
    .where('state', 'not in', ['authorized', 'captured'])
    .execute();
}

/**
 * Schedules a check for the next round and starts the check schedule over, because something is known to have happened
 * at the gateway.
 */
export async function scheduleCheck(transaction: Transaction<Database>, attemptId: string, now: number): Promise<void> {
  await transaction
    .updateTable('payment_attempts')
    .set({ changed_at: now, next_check_at: now })
    .where('id', '=', attemptId)
    .where('state', '!=', 'captured')
    .execute();
}
