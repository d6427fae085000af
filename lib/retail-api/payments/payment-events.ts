import type { Transaction } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';

/** An event as its gateway identifies it. */
export interface PaymentEvent {
  eventId: string;
  event: string;
}

/**
 * Records an event as processed; false if it already was. Runs in the transaction of the changes that the event makes.
 */
export async function recordPaymentEvent(
  transaction: Transaction<Database>,
  gateway: Gateway,
  { eventId, event }: PaymentEvent,
  now: number,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await transaction
    .insertInto('payment_events')
    .values({ gateway, event_id: eventId, event, at: now })
    .onConflict((conflict) => conflict.columns(['gateway', 'event_id']).doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
}
