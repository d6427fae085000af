import type { Kysely } from 'kysely';
import type { OrderWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { type CancelFacts, readOrderEvents } from '../order-events.ts';
import { type OrderRow, readOrderLines } from '../order-repository.ts';
import { readParcels } from '../parcels/parcel-repository.ts';
import { isShippedInParts, parcelState } from '../parcels/parcel-rules.ts';
import type { PurchaseRefund } from '../refunds/purchase-refunds.ts';

type Wire = Pick<OrderWire, 'CancelReason' | 'Events' | 'Parcels' | 'Returns' | 'CreditNotes'>;

/** What happened to an order after it was placed, in wire format. */
export async function afterSaleWire(db: Kysely<Database>, order: OrderRow): Promise<Wire> {
  const { number } = order;
  return {
    CancelReason: await cancelReasonOf(db, order),
    Events: await eventsOf(db, order),
    Parcels: await parcelsOf(db, number),
    Returns: (await returnsOf(db, [number])).get(number) ?? [],
    CreditNotes: await creditNotesOf(db, number),
  };
}

/** The returns of orders by order number, oldest first; an order without returns has no entry. */
export async function returnsOf(
  db: Kysely<Database>,
  numbers: readonly string[],
): Promise<Map<string, OrderWire['Returns']>> {
  if (numbers.length === 0) return new Map();
  const rows = await db
    .selectFrom('returns')
    .select(['number', 'order_number', 'kind', 'state', 'requested_at', 'amount'])
    .where('order_number', 'in', numbers)
    .orderBy('requested_at')
    .orderBy('number')
    .execute();
  const byOrder = Map.groupBy(rows, ({ order_number }) => order_number);
  return new Map(
    [...byOrder].map(([number, own]) => [
      number,
      own.map((one) => ({
        ReturnNumber: one.number,
        Kind: one.kind,
        State: one.state,
        RequestedAt: one.requested_at,
        RefundAmount: one.amount,
      })),
    ]),
  );
}

/** A refund of an order, in wire format. */
export function orderRefundWire({
  method,
  name,
  amount,
  state,
  at,
  reference,
}: PurchaseRefund): OrderWire['OrderRefunds'][number] {
  return {
    Amount: amount,
    Method: method,
    Name: name,
    State: state,
    At: at,
    ReturnNumber: isReturnNumber(reference) ? reference : '',
  };
}

const isReturnNumber = (reference: string) => reference.startsWith('RT-');

/** The order desk's reason for the shopper; only of a cancelled order. */
async function cancelReasonOf(db: Kysely<Database>, { number, state }: OrderRow): Promise<string> {
  if (state !== 'cancelled') return '';
  const event = await db
    .selectFrom('order_events')
    .select(['actor', 'facts'])
    .where('order_number', '=', number)
    .where('kind', '=', 'cancelled')
    .executeTakeFirst();
  if (!event || event.actor === 'customer') return '';
  const { reason }: CancelFacts = JSON.parse(event.facts);
  return reason;
}

async function eventsOf(db: Kysely<Database>, order: OrderRow): Promise<OrderWire['Events']> {
  const events = await readOrderEvents(db, order);
  return events.map(({ kind, at, returnNumber }) => ({ Kind: kind, At: at, ReturnNumber: returnNumber }));
}

async function parcelsOf(db: Kysely<Database>, number: string): Promise<OrderWire['Parcels']> {
  const parcels = await readParcels(db, number);
  const lines = isShippedInParts(parcels) ? ((await readOrderLines(db, [number])).get(number) ?? []) : [];
  const titles = new Map(lines.map(({ id, document }) => [id, document.title]));
  return parcels.map((row) => ({
    Courier: row.courier,
    AWB: row.awb,
    TrackingUrl: row.tracking_url,
    ShippedAt: row.shipped_at,
    DeliveredAt: row.delivered_at,
    ...(row.items.length > 0 && {
      ParcelId: row.id,
      State: parcelState(row),
      Items: row.items.map(({ lineId, quantity }) => {
        return { LineId: lineId, ProductTitle: titles.get(lineId) ?? '', Quantity: quantity };
      }),
    }),
  }));
}

async function creditNotesOf(db: Kysely<Database>, number: string): Promise<OrderWire['CreditNotes']> {
  const rows = await db
    .selectFrom('credit_notes')
    .select(['number', 'issued_at', 'amount'])
    .where('order_number', '=', number)
    .orderBy('issued_at')
    .execute();
  return rows.map((row) => ({
    CreditNoteNumber: row.number,
    IssuedAt: row.issued_at,
    Amount: row.amount,
  }));
}
