import { HOUR_MS } from '#lib/shared/durations.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { succeed } from '../../core/outcome.ts';
import { lockOrder } from '../lock-orders.ts';
import { readOrder, readOrderLines } from '../order-repository.ts';
import { type BookingRow, itemsOfBooking, readBooking } from './booking-repository.ts';
import { askLater, type CourierContext, claimBooking, settleClaim } from './claim-booking.ts';
import { type BookedParcel, COURIER_WITHIN_MS, type Courier, CourierRefused, CourierUnavailable } from './courier.ts';
import { courierParcel } from './courier-parcel.ts';
import { parcelPickUp } from './parcel-pick-up.ts';

/** News are asked for where no webhook came for so long. */
export const TRACK_EVERY_MS = 6 * HOUR_MS;

/**
 * Asks the courier for an opened booking, and records its answer. Nothing happens where another process asks, or the booking is
 * no longer waiting. An unanswered question is asked again by the background work, and what the courier made of it is found.
 */
export async function askToBook(context: CourierContext, id: string): Promise<void> {
  const { courier } = context;
  const row = courier && (await claimBooking(context, id, 'booking'));
  if (!courier || !row) return;
  try {
    const booked = await bookAt(courier, row, context);
    await recordBooked(context, row, booked);
  } catch (error) {
    if (error instanceof CourierRefused) return settleClaim(context, row, { state: 'refused', refusal: error.message });
    if (!(error instanceof CourierUnavailable)) throw error;
    await askLater(context, row);
  }
}

async function bookAt(courier: Courier, row: BookingRow, { db, supportEmail }: CourierContext): Promise<BookedParcel> {
  const order = await readOrder(db, row.order_number);
  if (!order) throw new CourierRefused('There is no such order.');
  const lines = (await readOrderLines(db, [order.number])).get(order.number) ?? [];
  const figures = {
    reference: row.reference,
    weightGrams: row.weight_grams,
    lengthCm: row.length_cm,
    breadthCm: row.breadth_cm,
    heightCm: row.height_cm,
    value: row.value,
    due: row.due,
  };
  const items = itemsOfBooking(row);
  const pickUp = await parcelPickUp(db, order.number, { lines, items, booking: row.id });
  const parcel = courierParcel(figures, { order, lines, items, supportEmail, pickUp });
  return courier.book(parcel, row.tries > 1, AbortSignal.timeout(COURIER_WITHIN_MS));
}

/** Records what was booked. Where the booking or its order was cancelled meanwhile, the courier is asked to cancel it next. */
async function recordBooked(
  { db, now }: CourierContext,
  { id, order_number }: BookingRow,
  booked: BookedParcel,
): Promise<void> {
  await inTransaction(db, async (transaction) => {
    const order = await lockOrder(transaction, order_number);
    const row = await readBooking(transaction, order_number, id);
    if (!order || !row) return succeed(null);
    const isUnwanted = order.state === 'cancelled' || row.state === 'cancelling';
    await transaction
      .updateTable('courier_bookings')
      .set({
        state: isUnwanted ? 'cancelling' : 'booked',
        courier_order_id: booked.courierOrderId,
        shipment_id: booked.shipmentId,
        carrier: booked.carrier,
        awb: booked.awb,
        tracking_url: booked.trackingUrl,
        charge: booked.charge,
        tries: 0,
        claimed_until: 0,
        next_try_at: isUnwanted ? now() : now() + TRACK_EVERY_MS,
      })
      .where('id', '=', id)
      .execute();
    return succeed(null);
  });
}
