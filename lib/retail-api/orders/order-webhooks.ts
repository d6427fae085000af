import type { Transaction } from 'kysely';
import { type EventTypeOf, type OrderEventKind, RETURN_STATE_OF_EVENT, type ReturnState } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import { emitEvents } from '../messages/webhooks/emit-events.ts';
import { hasEndpoints } from '../messages/webhooks/endpoint-repository.ts';

/** The webhook of each event of an order; what is missing is not reported. */
const ORDER_WEBHOOKS: Readonly<Partial<Record<OrderEventKind, EventTypeOf<'order'>>>> = {
  modified: 'order.changed',
  'lines-cancelled': 'order.items_cancelled',
  packed: 'order.packed',
  'parcel-shipped': 'order.changed',
  'parcel-delivered': 'order.changed',
  'parcel-returned': 'order.changed',
  shipped: 'order.shipped',
  'out-for-delivery': 'order.out_for_delivery',
  'ready-to-collect': 'order.ready_to_collect',
  delivered: 'order.delivered',
  cancelled: 'order.cancelled',
};

const RETURN_WEBHOOKS: Readonly<Record<ReturnState, EventTypeOf<'return'>>> = {
  requested: 'return.requested',
  approved: 'return.approved',
  refused: 'return.refused',
  withdrawn: 'return.withdrawn',
  'picked-up': 'return.picked_up',
  'quality-passed': 'return.quality_passed',
  'quality-failed': 'return.quality_failed',
  'sent-back': 'return.sent_back',
  refunded: 'return.refunded',
  exchanged: 'return.exchanged',
};

/** What webhooks about an order or its money are about: they are delivered in order. */
function aboutOrder(number: string): string {
  return `order:${number}`;
}

/** Emits webhooks about a locked order as it is now, one after the other. `now` in epoch milliseconds. */
export async function emitOrder(
  transaction: Transaction<Database>,
  number: string,
  types: readonly EventTypeOf<'order'>[],
  now: number,
): Promise<void> {
  if (!(await hasEndpoints(transaction))) return;
  const order = await transaction
    .selectFrom('orders')
    .select(['state', 'payment_method', 'total', 'payable'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const data = {
    OrderNumber: number,
    State: order.state,
    PaymentMethod: order.payment_method,
    TotalAmount: order.total,
    PayableAmount: order.payable,
  };
  // What is paid on delivery is paid by being delivered.
  const paid = order.payment_method === 'cash-on-delivery' && order.payable > 0 && types.includes('order.delivered');
  for (const type of [...types, ...(paid ? (['order.paid'] as const) : [])]) {
    await emitEvents(transaction, { topic: 'order', type, events: [{ about: aboutOrder(number), data }] }, now);
  }
}

interface RecordedEvent {
  kind: OrderEventKind;
  orderNumber: string;
  /** Empty if it is not about a return. */
  returnNumber: string;
  /** Epoch milliseconds. */
  now: number;
}

/** Emits the webhook of an event of an order or of one of its returns, if it has one. */
export async function emitOrderEvent(
  transaction: Transaction<Database>,
  { kind, orderNumber, returnNumber, now }: RecordedEvent,
): Promise<void> {
  const type = ORDER_WEBHOOKS[kind];
  if (type) await emitOrder(transaction, orderNumber, [type], now);
  if (RETURN_STATE_OF_EVENT[kind]) await emitReturn(transaction, returnNumber, now);
}

async function emitReturn(transaction: Transaction<Database>, number: string, now: number): Promise<void> {
  if (!(await hasEndpoints(transaction))) return;
  const row = await transaction
    .selectFrom('returns')
    .select(['order_number', 'kind', 'state', 'amount'])
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  const data = {
    ReturnNumber: number,
    OrderNumber: row.order_number,
    Kind: row.kind,
    State: row.state,
    Amount: row.amount,
  };
  const events = [{ about: aboutOrder(row.order_number), data }];
  await emitEvents(transaction, { topic: 'return', type: RETURN_WEBHOOKS[row.state], events }, now);
}
