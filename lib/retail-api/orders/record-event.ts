import type { Transaction } from 'kysely';
import type { OrderEventKind } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';

export type EventActor = 'customer' | 'store' | `desk:${string}`;

interface NewEvent {
  orderNumber: string;
  /** Number of its return, if it is about one. */
  returnNumber?: string;
  kind: OrderEventKind;
  actor: EventActor;
  /** Further facts, without personal data except what `erase-orders.ts` removes. */
  facts?: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  now: number;
}

/** Records an event of an order, in the transaction of the event; returns the id of the entry. */
export async function recordOrderEvent(
  transaction: Transaction<Database>,
  { orderNumber, returnNumber = '', kind, actor, facts = {}, now }: NewEvent,
): Promise<string> {
  const id = newId();
  await transaction
    .insertInto('order_events')
    .values({
      id,
      order_number: orderNumber,
      return_number: returnNumber,
      kind,
      actor,
      at: now,
      facts: JSON.stringify(facts),
    })
    .execute();
  return id;
}
