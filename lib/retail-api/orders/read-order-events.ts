import type { Kysely } from 'kysely';
import { ORDER_EVENT_KINDS, type OrderEventKind } from '#lib/contract/index.ts';
import type { Database } from '../core/db/schema.ts';
import type { OrderRow } from './order-repository.ts';

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
  const own = [
    { kind: 'placed', actor: 'customer', at: order.placed_at, facts: {} },
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
