import type { Kysely, Transaction } from 'kysely';
import { ORDER_EVENT_KINDS, type OrderEventKind } from '#lib/contract/index.ts';
import { newId } from '../core/db/new-id.ts';
import type { Database } from '../core/db/schema.ts';
import type { OrderRow } from './order-repository.ts';
import { emitOrderEvent } from './order-webhooks.ts';
import type { LineItems } from './rules/choose-items.ts';

/** An event of an order. */
interface OrderEvent {
  kind: OrderEventKind;
  /** `customer`, `store`, or `desk:` and a name. */
  actor: string;
  /** Epoch milliseconds. */
  at: number;
  /** Empty if it is not about a return. */
  returnNumber: string;
  facts: Readonly<Record<string, unknown>>;
}

/** The history of an order, oldest first: events stored in its columns, and those recorded as they happened. */
export async function readOrderEvents(db: Kysely<Database>, order: OrderRow): Promise<OrderEvent[]> {
  const rows = await db
    .selectFrom('order_events')
    .selectAll()
    .where('order_number', '=', order.number)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const written = rows.map(
    ({ kind, actor, at, return_number, facts }): OrderEvent => ({
      kind,
      actor,
      at,
      returnNumber: return_number,
      facts: JSON.parse(facts),
    }),
  );
  return [...ofColumns(order, written), ...written].toSorted((a, b) => a.at - b.at || rankOf(a) - rankOf(b));
}

function ofColumns(order: OrderRow, written: readonly OrderEvent[]): OrderEvent[] {
  const isWritten = written.some(({ kind }) => kind === 'cancelled');
  const placedBy = order.placed_by === '' ? 'customer' : (`desk:${order.placed_by}` as const);
  const own = [
    { kind: 'placed', actor: placedBy, at: order.placed_at, facts: {} },
    { kind: 'confirmed', actor: 'store', at: order.confirmed_at, facts: { method: order.payment_method } },
    {
      kind: 'cancelled',
      actor: 'store',
      at: isWritten ? null : order.cancelled_at,
      facts: { reason: order.cancel_reason },
    },
  ] as const;
  return own.flatMap(({ at, ...event }) => (at === null ? [] : [{ ...event, at, returnNumber: '' }]));
}

/** Of two events in the same millisecond, the cause comes before the effect. */
const rankOf = ({ kind }: OrderEvent) => ORDER_EVENT_KINDS.indexOf(kind);

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

/**
 * Records an event of an order, in the transaction of the event and after what it changed; returns the id of the entry.
 * Its webhook is emitted, too.
 */
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
  await emitOrderEvent(transaction, { kind, orderNumber, returnNumber, now });
  return id;
}

/** The recorded facts of cancelled items (`order_events.facts`). */
export interface CancelFacts {
  pieces: LineItems[];
  /** Reference of their refund. */
  reference: string;
  /** The reason: a `CancelReasonCode`, or the order desk's text. */
  reason: string;
  /** The shopper's comment, until the account is deleted; missing if there is none. */
  comment?: string;
}

/** The recorded facts of items that came back undelivered and can be sold again. */
export interface RestockFacts {
  pieces: LineItems[];
}

/** The recorded facts of a change by the customer. */
export interface ModifyFacts {
  address: boolean;
  /** Names of the sizes of lines, before and after. */
  sizes: { lineId: string; before: string; after: string }[];
}

/** The recorded facts of a refund that the operator sent. */
export interface MoneySentFacts {
  /** Id of the refund (`OrderRefundId`). */
  id: string;
  /** Paise. */
  amount: number;
  /** Reference number of the transfer, or of the refund at the gateway. */
  number: string;
}

/** Items of an order whose parcel came back that are in stock again. */
export async function readRestocked(db: Kysely<Database>, orderNumber: string): Promise<RestockFacts['pieces']> {
  const events = await db
    .selectFrom('order_events')
    .select('facts')
    .where('order_number', '=', orderNumber)
    .where('kind', '=', 'restocked')
    .where('return_number', '=', '')
    .execute();
  return events.flatMap(({ facts }) => {
    const { pieces }: RestockFacts = JSON.parse(facts);
    return pieces;
  });
}
