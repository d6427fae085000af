import type { Transaction } from 'kysely';
import type { OrderEventKind } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';

export type EventActor = 'customer' | 'store' | `desk:${string}`;

interface NewEvent {
  orderNumber: string;
  /** Of the return that it is about. */
  returnNumber?: string;
  kind: OrderEventKind;
  actor: EventActor;
  /** What else is to be told, without a person's data but for what `forget-orders.ts` takes away. */
  facts?: Readonly<Record<string, unknown>>;
  /** Epoch milliseconds. */
  now: number;
}

/** Writes down what happened to an order, in the transaction of what happened; returns the id of the entry. */
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
