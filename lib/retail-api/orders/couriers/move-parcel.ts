import type { Transaction } from 'kysely';
import { paiseOf, type TrackingStatus } from '#lib/contract/index.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { hashInLine } from '../../cart/promotions/hash-line.ts';
import { generatePin, type NewPin } from '../../cart/promotions/write-gift-card.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import { advanceOrder } from '../desk/advance-order.ts';
import { forgetIfOver } from '../erasure/forget-if-over.ts';
import { advanceParcel } from '../parcels/advance-parcel.ts';
import { type OrderParcel, readParcels } from '../parcels/parcel-repository.ts';
import { parcelState } from '../parcels/parcel-rules.ts';
import { shipParcel } from '../parcels/ship-parcel.ts';
import { lockWithExchanged } from '../returns/exchanged-orders.ts';
import { type BookingRow, itemsOfBooking, readBooking } from './booking-repository.ts';
import type { CourierContext } from './claim-booking.ts';
import { type CourierMove, nextMove } from './parcel-moves.ts';
import { readNews } from './read-news.ts';

/** A parcel is shipped, goes out, and arrives. */
const MAX_MOVES = 3;
const ACTOR = 'store';
/** News after which the order is refunded. */
const ENDS: ReadonlySet<TrackingStatus> = new Set(['returned', 'lost']);

interface MovedBooking {
  id: string;
  orderNumber: string;
}

/**
 * Takes the steps that follow from what a courier has reported of a booking, each in a transaction of its own. A step that the
 * order does not allow, because staff were faster or a second person has to agree to its refund, is left to staff.
 */
export async function moveParcel(context: CourierContext, booking: MovedBooking): Promise<void> {
  const known = await readNews(context.db, [booking.id]);
  // A refund may need a new gift card, whose PIN is not made inside a transaction.
  const pin = known.some(({ status }) => ENDS.has(status)) ? await (hashInLine(generatePin) ?? generatePin()) : null;
  for (let moves = 0; moves < MAX_MOVES; moves += 1) {
    const moved = await inTransaction<boolean>(context.db, (transaction) => move(transaction, booking, pin, context));
    if (moved.code !== 'Success' || !moved.data) return;
  }
}

/** Takes the next step; resolves to whether there was one. */
async function move(
  transaction: Transaction<Database>,
  { id, orderNumber }: MovedBooking,
  pin: NewPin | null,
  context: CourierContext,
): Promise<Outcome<boolean>> {
  const order = await lockWithExchanged(transaction, orderNumber);
  const row = await readBooking(transaction, orderNumber, id);
  if (!order || !row) return fail('NotFound');
  const parcel = await parcelOfBooking(transaction, row);
  const news = await readNews(transaction, [id]);
  const state = parcel && (order.state === 'cancelled' ? 'returned' : parcelState(parcel));
  const next = nextMove(
    news.map(({ status }) => status),
    state,
  );
  // Without a PIN, these news came just now: whoever brought them takes the step.
  if (next === null || (next === 'undelivered' && pin === null)) return succeed(false);
  const failed = news.findLast(({ status }) => status === 'attempt-failed')?.note ?? '';
  const done = await take(transaction, { row, parcel, step: next, reason: reasonOf(failed) }, pin, context);
  if (done.code !== 'Success') return done;
  await parcelOfBooking(transaction, row);
  await forgetIfOver(transaction, orderNumber);
  return succeed(true);
}

/** What the shopper reads; the courier's own words, where it said why. */
function reasonOf(note: string): string {
  return note === '' ? 'The courier could not deliver it.' : `The courier could not deliver it: ${note}`;
}

interface TakenStep {
  row: BookingRow;
  parcel: OrderParcel | null;
  step: CourierMove;
  reason: string;
}

async function take(
  transaction: Transaction<Database>,
  { row, parcel, step, reason }: TakenStep,
  pin: NewPin | null,
  { siteUrl, secret, now }: CourierContext,
): Promise<Outcome<unknown>> {
  const from = shopProfile().approvals?.refundsFrom;
  const context = { siteUrl, secret, refundsFrom: from === undefined ? undefined : paiseOf(from), pin, now: now() };
  const { order_number: number, carrier: courier, awb, tracking_url: trackingUrl } = row;
  const parcelFacts = { courier, awb, trackingUrl, pieces: [] } as const;
  const desk = { ...parcelFacts, actor: ACTOR, reason, sellable: [], warehouse: '', code: '' } as const;
  const items = itemsOfBooking(row);
  if (step === 'ship' && items.length > 0) return shipParcel(transaction, number, { ...desk, items }, context);
  if (parcel && parcel.items.length > 0 && step !== 'ship')
    return advanceParcel(transaction, number, { ...desk, step, parcelId: parcel.id }, context);
  return advanceOrder(transaction, number, { ...desk, step }, context);
}

/** The parcel that a booking became, also where staff typed its AWB; null before it is shipped. */
async function parcelOfBooking(
  transaction: Transaction<Database>,
  { id, order_number, parcel_id, awb }: BookingRow,
): Promise<OrderParcel | null> {
  const parcels = await readParcels(transaction, order_number);
  const parcel = parcels.find((one) => (parcel_id === null ? one.awb === awb : one.id === parcel_id));
  if (!parcel) return null;
  if (parcel_id === null)
    await transaction
      .updateTable('courier_bookings')
      .set({ parcel_id: parcel.id })
      .where('id', '=', id)
      .where('parcel_id', 'is', null)
      .execute();
  return parcel;
}
