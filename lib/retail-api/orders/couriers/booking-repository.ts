import type { Kysely, Selectable } from 'kysely';
import type { BookingState, CourierBookingWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import type { LineItems } from '../rules/choose-items.ts';
import type { KnownParcel } from './courier.ts';

export type BookingRow = Selectable<Database['courier_bookings']>;

/** States in which a courier has, or may have, the booking. */
const OPEN: readonly BookingState[] = ['booking', 'booked', 'cancelling'];

/** What is in a booked parcel; empty for the whole order. */
export function itemsOfBooking({ items }: Pick<BookingRow, 'items'>): LineItems[] {
  return JSON.parse(items);
}

/** Whether a booking holds items that no courier has picked up. */
export function isAwaited({ state, parcel_id }: BookingRow): boolean {
  return parcel_id === null && OPEN.includes(state);
}

/** The bookings of an order, the oldest first. */
export async function readBookings(db: Kysely<Database>, orderNumber: string): Promise<BookingRow[]> {
  return db
    .selectFrom('courier_bookings')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('created_at')
    .orderBy('reference')
    .execute();
}

/** A booking of an order; undefined if there is none. */
export async function readBooking(
  db: Kysely<Database>,
  orderNumber: string,
  id: string,
): Promise<BookingRow | undefined> {
  return db
    .selectFrom('courier_bookings')
    .selectAll()
    .where('id', '=', id)
    .where('order_number', '=', orderNumber)
    .executeTakeFirst();
}

/** By which the courier knows a booking. */
export function knownParcel({ reference, courier_order_id, shipment_id, awb }: BookingRow): KnownParcel {
  return { reference, courierOrderId: courier_order_id, shipmentId: shipment_id, awb };
}

/** A booking for the contract. */
export function bookingWire(row: BookingRow): CourierBookingWire {
  return {
    BookingId: row.id,
    State: row.state,
    Reference: row.reference,
    Courier: row.carrier,
    AWB: row.awb,
    TrackingUrl: row.tracking_url,
    Charge: row.charge,
    DueAmount: row.due,
    WeightGrams: row.weight_grams,
    LengthCm: row.length_cm,
    BreadthCm: row.breadth_cm,
    HeightCm: row.height_cm,
    Items: itemsOfBooking(row).map(({ lineId, quantity }) => ({ LineId: lineId, Quantity: quantity })),
    Test: row.test === 1,
    BookedAt: row.created_at,
    BookedBy: row.booked_by,
    Refusal: row.refusal,
    Status: row.status,
    StatusAt: row.status_at,
  };
}
