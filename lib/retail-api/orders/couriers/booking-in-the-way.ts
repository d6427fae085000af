import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { type Outcome, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import type { LineItems } from '../rules/choose-items.ts';
import { type BookingRow, itemsOfBooking, readBookings } from './booking-repository.ts';

/** A parcel whose number staff typed. */
interface TypedParcel {
  awb: string;
  /** What is in it; empty for all that is left. */
  items: readonly LineItems[];
  /** What no courier has. */
  unshipped: readonly LineItems[];
}

/**
 * Refuses a parcel with another number while a courier is booked for what is in it: it would come in vain. A booking that the
 * courier refused to cancel is in nobody's way.
 */
export async function refuseBesideBooking(
  db: Kysely<Database>,
  orderNumber: string,
  parcel: TypedParcel,
): Promise<Outcome<null>> {
  const booked = bookingInTheWay(await readBookings(db, orderNumber), parcel);
  if (!booked) return succeed(null);
  const number = booked.awb === '' ? '' : ` (AWB ${booked.awb})`;
  const other = booked.awb === '' ? '' : ', or ship it with that number';
  return invalidField('AWB', `A courier is booked for it${number}. Cancel that booking first${other}.`);
}

type Booked = Pick<BookingRow, 'state' | 'parcel_id' | 'awb' | 'refusal' | 'items'>;

/** The booking at which a courier would come in vain; undefined if there is none. */
export function bookingInTheWay<Row extends Booked>(bookings: readonly Row[], parcel: TypedParcel): Row | undefined {
  return bookings.find((one) => {
    const isWaiting = (one.state === 'booked' || one.state === 'booking') && one.parcel_id === null;
    return isWaiting && one.refusal === '' && one.awb !== parcel.awb && isTouched(itemsOfBooking(one), parcel);
  });
}

/** Whether a parcel needs any of what is booked. */
function isTouched(booked: readonly LineItems[], { items, unshipped }: TypedParcel): boolean {
  if (booked.length === 0 || items.length === 0) return true;
  const countIn = (list: readonly LineItems[], id: string) => list.find(({ lineId }) => lineId === id)?.quantity ?? 0;
  return items.some(({ lineId, quantity }) => quantity > countIn(unshipped, lineId) - countIn(booked, lineId));
}
