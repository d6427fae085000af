import type { Kysely } from 'kysely';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { PAYABLE_FOR_MS } from '../../payments/rules/payment-state.ts';
import { lockOrder } from '../lock-orders.ts';
import { releaseOrder } from './hold-order.ts';

const AT_ONCE = 100;

/**
 * Releases what orders hold after their time to pay, each in a transaction of its own, except replacements of exchanges
 * (`expire-exchanges.ts`); several processes may do so at once. A failure is thrown once all others are done. Resolves
 * to true if more may be due.
 */
export async function expireHolds({ db, now }: Pick<CoreContext, 'db' | 'now'>): Promise<boolean> {
  const due = await db
    .selectFrom('orders')
    .select('number')
    .where('hold_expires_at', '<=', now())
    .where('exchange_of', '=', '')
    .orderBy('hold_expires_at')
    .limit(AT_ONCE)
    .execute();
  const failures: unknown[] = [];
  for (const { number } of due) await expire(db, number, now()).catch((error: unknown) => failures.push(error));
  if (failures.length > 0) throw new AggregateError(failures, 'The reservations of some orders could not be released.');
  return due.length === AT_ONCE;
}

/**
 * Closes orders that were unpaid for a day, one per statement: a statement for many, in an order of its own, could
 * deadlock with transactions that lock them by number. Money that arrives later still counts.
 */
export async function cancelUnpaid(db: Kysely<Database>, now: number): Promise<void> {
  const unpaid = await db
    .selectFrom('orders')
    .select('number')
    .where('state', '=', 'payment-pending')
    .where('hold', '=', 'released')
    .where('placed_at', '<=', now - PAYABLE_FOR_MS)
    .execute();
  for (const { number } of unpaid) {
    await db
      .updateTable('orders')
      .set({ state: 'cancelled', cancelled_at: now, cancel_reason: 'not-paid' })
      .where('number', '=', number)
      // Paid, or held again, since it was found.
      .where('state', '=', 'payment-pending')
      .where('hold', '=', 'released')
      .execute();
  }
}

async function expire(db: Kysely<Database>, number: string, now: number): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    const order = await lockOrder(transaction, number);
    // Paid, or held anew, since it was found.
    if (!order || order.hold_expires_at === null || order.hold_expires_at > now) return;
    await releaseOrder(transaction, number, now);
  });
}
