import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import { STATUS_REQUESTED } from './rules/payment-state.ts';

/** The next round but a few asks again. */
const CHECK_AGAIN_MS = 10_000;

/**
 * A browser came back, and nobody knows yet what it paid: until the gateway says, the attempt is called neither failed nor
 * paid, and asked for from the beginning. One whose money is known of stays as it is. `now` in epoch milliseconds.
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

/** Has the next round ask the gateway, and from the beginning, because something is known to have happened there. */
export async function scheduleCheck(transaction: Transaction<Database>, attemptId: string, now: number): Promise<void> {
  await transaction
    .updateTable('payment_attempts')
    .set({ changed_at: now, next_check_at: now })
    .where('id', '=', attemptId)
    .where('state', '!=', 'captured')
    .execute();
}
