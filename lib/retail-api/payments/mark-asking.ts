import type { Kysely, Transaction } from 'kysely';
import type { Database } from '../db/schema.ts';
import { ASKING } from '../domain/payments/payment-state.ts';

/** The next round but a few asks again. */
const ASK_AGAIN_MS = 10_000;

/**
 * Something is being paid, or was, and nobody knows yet what came of it: until the gateway says, the attempt is called
 * neither failed nor paid. An attempt whose money is known of stays as it is.
 */
export async function markUnknown(db: Kysely<Database>, attemptId: string): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ state: 'created', failure_reason: ASKING })
    .where('id', '=', attemptId)
    .where('state', 'not in', ['authorized', 'captured'])
    .execute();
}

/** The same of an attempt whose browser came back, which has it asked for from the beginning. `now` in epoch milliseconds. */
export async function markAsking(db: Kysely<Database>, attemptId: string, now: number): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({
      ...{ state: 'created', failure_reason: ASKING, changed_at: now },
      ...{ checks: 0, next_check_at: now + ASK_AGAIN_MS },
    })
    .where('id', '=', attemptId)
    .where('state', 'not in', ['authorized', 'captured'])
    .execute();
}

/** The gateway has said that nothing is being paid: another try is welcome. */
export async function endAsking(db: Kysely<Database>, attemptId: string): Promise<void> {
  await db
    .updateTable('payment_attempts')
    .set({ failure_reason: '' })
    .where('id', '=', attemptId)
    .where('state', '=', 'created')
    .where('failure_reason', '=', ASKING)
    .execute();
}

/** Has the next round ask the gateway, because something is known to have happened there. `now` in epoch milliseconds. */
export async function askSoon(transaction: Transaction<Database>, attemptId: string, now: number): Promise<void> {
  await transaction
    .updateTable('payment_attempts')
    .set({ next_check_at: now })
    .where('id', '=', attemptId)
    .where('state', '!=', 'captured')
    .execute();
}
