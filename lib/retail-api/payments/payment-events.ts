import type { Transaction } from 'kysely';
import type { Gateway } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';

/** News as a gateway numbers them. */
export interface PaymentEvent {
  eventId: string;
  event: string;
}

/** Writes news down as counted; false where they were before. In the transaction of what they change. */
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
