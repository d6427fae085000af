import type { Transaction } from 'kysely';
import type { OrderEventKind, OrderState } from '#lib/contract/index.ts';
import type { CoreContext } from '../../core/core-context.ts';
import type { Database } from '../../core/db/schema.ts';
import { enqueueOrderMail } from '../mails/order-mails.ts';
import { type EventActor, recordOrderEvent } from '../order-events.ts';
import { readOrder, readOrderLines } from '../order-repository.ts';
import { readParcels } from './parcel-repository.ts';
import { stateOfParts } from './parcel-rules.ts';

/** The event by which an order comes to a state. */
const EVENT_OF: Readonly<Partial<Record<OrderState, OrderEventKind>>> = {
  shipped: 'shipped',
  'out-for-delivery': 'out-for-delivery',
  delivered: 'delivered',
};

/**
 * Gives a locked order that is shipped in parts the state that follows from its parcels, with its event; returns that state.
 * A delivered order gets its mail; what was said about the parcel already is not said again.
 */
export async function settleParts(
  transaction: Transaction<Database>,
  number: string,
  { actor, now, ...context }: Pick<CoreContext, 'siteUrl' | 'secret'> & { actor: EventActor; now: number },
): Promise<OrderState> {
  const order = await readOrder(transaction, number);
  if (!order) throw new Error('A locked order is gone.');
  if (order.state === 'cancelled') return order.state;
  const lines = (await readOrderLines(transaction, [number])).get(number) ?? [];
  const state = stateOfParts(lines, await readParcels(transaction, number));
  if (state === order.state) return state;
  const moved = state === 'delivered' ? { state, delivered_at: now } : { state };
  await transaction.updateTable('orders').set(moved).where('number', '=', number).execute();
  const kind = EVENT_OF[state];
  if (kind) await recordOrderEvent(transaction, { orderNumber: number, kind, actor, now });
  if (state === 'delivered') await enqueueOrderMail(transaction, { number, kind: 'delivered' }, { ...context, now });
  return state;
}
