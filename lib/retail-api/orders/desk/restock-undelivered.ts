import type { Kysely, Transaction } from 'kysely';
import { announceProducts } from '../../catalogue/announce-products.ts';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { CancelReason } from '../holds/hold-order.ts';
import { restockItems } from '../holds/restock-items.ts';
import { itemsOfLines } from '../holds/stock.ts';
import { notAllowedNow } from '../not-allowed.ts';
import {
  type CancelFacts,
  type EventActor,
  type RestockFacts,
  readRestocked,
  recordOrderEvent,
} from '../order-events.ts';
import { type OrderRow, readOrderLines } from '../order-repository.ts';
import type { LineItems } from '../rules/choose-items.ts';

const UNDELIVERED: CancelReason = 'undelivered';

interface Restock {
  /** Lines whose items can be sold again. */
  sellable: readonly string[];
  /** The code of a warehouse; empty for where the items came from. */
  warehouse: string;
  actor: EventActor;
  /** Epoch milliseconds. */
  now: number;
}

/**
 * Restocks items of a locked order whose parcel came back, each line once, possibly on different days. Refuses with
 * NotAllowedNow if the order was not undelivered or these lines are restocked already, and with InvalidRequest if no
 * line is named or one is unknown.
 */
export async function restockUndelivered(
  transaction: Transaction<Database>,
  order: OrderRow,
  { sellable, warehouse, actor, now }: Restock,
): Promise<Outcome<null>> {
  const { number } = order;
  if (order.cancel_reason !== UNDELIVERED) return notAllowedNow('step');
  const parcel = await readParcel(transaction, number);
  const unknown = sellable.some((id) => !parcel.some(({ lineId }) => lineId === id));
  if (unknown) return invalidField('SellableLineIds', 'The parcel had no such line.');
  if (sellable.length === 0) return invalidField('SellableLineIds', 'Name the lines that can be sold again.');
  const restocked = new Set((await readRestocked(transaction, number)).map(({ lineId }) => lineId));
  const back = parcel.filter(({ lineId }) => sellable.includes(lineId) && !restocked.has(lineId));
  if (back.length === 0) return notAllowedNow('nothing-left');
  const lines = (await readOrderLines(transaction, [number])).get(number) ?? [];
  const items = itemsOfLines(lines, back);
  const shelved = await restockItems(transaction, { number, items, warehouse, now });
  if (shelved.code !== 'Success') return shelved;
  const facts: RestockFacts = { pieces: back };
  await recordOrderEvent(transaction, { orderNumber: number, kind: 'restocked', actor, facts: { ...facts }, now });
  await announceProducts(transaction, shelved.data, now);
  return succeed(null);
}

/** The items that a courier brought back. Throws if nobody recorded it. */
async function readParcel(db: Kysely<Database>, number: string): Promise<LineItems[]> {
  const event = await db
    .selectFrom('order_events')
    .select('facts')
    .where('order_number', '=', number)
    .where('kind', '=', 'cancelled')
    .executeTakeFirst();
  if (!event) throw new Error(`The contents of the parcel of order ${number} were not recorded.`);
  const { pieces: items }: CancelFacts = JSON.parse(event.facts);
  return items;
}
