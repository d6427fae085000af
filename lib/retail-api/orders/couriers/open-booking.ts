import { randomBytes } from 'node:crypto';
import type { Transaction } from 'kysely';
import { newId } from '../../core/db/new-id.ts';
import type { Database } from '../../core/db/schema.ts';
import { fail, type Outcome, succeed } from '../../core/outcome.ts';
import type { RecordedPiece } from '../../documents/warranty/check-pieces.ts';
import { checkHuids, recordPieces } from '../../documents/warranty/record-pieces.ts';
import { lockOrder } from '../lock-orders.ts';
import { packForParcel } from '../parcels/pack-for-parcel.ts';
import { shippedAfter } from '../parcels/ship-parcel.ts';
import type { LineItems } from '../rules/choose-items.ts';
import { type BookingRow, readBookings } from './booking-repository.ts';
import type { Courier, CourierParcel } from './courier.ts';
import { planBooking } from './plan-booking.ts';

/** A booking as staff ask for it. */
export interface WantedBooking {
  key: string;
  /** Empty for all that no courier has. */
  items: readonly LineItems[];
  pieces: readonly RecordedPiece[];
  box: Pick<CourierParcel, 'weightGrams' | 'lengthCm' | 'breadthCm' | 'heightCm'>;
  by: string;
}

/**
 * Records a booking before the courier is asked for it; the same key finds the same one again. Refuses with NotFound,
 * KeyReused for another box or other items, and as `planBooking` and the marks of the pieces do. `now`: epoch milliseconds.
 */
export async function openBooking(
  transaction: Transaction<Database>,
  number: string,
  wanted: WantedBooking,
  { courier, now }: { courier: Courier; now: number },
): Promise<Outcome<BookingRow>> {
  const order = await lockOrder(transaction, number);
  if (!order) return fail('NotFound', 'There is no such order.');
  const bookings = await readBookings(transaction, number);
  const known = bookings.find(({ request_key }) => request_key === wanted.key);
  if (known) return isSameBox(known, wanted.box) ? succeed(known) : fail('KeyReused');
  const plan = await planBooking(transaction, order, wanted.items);
  if (plan.code !== 'Success') return plan;
  const { items, value, due, parcels } = plan.data;
  const recorded = await recordPieces(transaction, number, wanted.pieces, now);
  if (recorded.code !== 'Success') return recorded;
  // They must be known before the courier has the parcel: its news cannot ask for them.
  const isPart = items.length > 0;
  const unmarked = await checkHuids(transaction, number, isPart ? shippedAfter(parcels, items) : undefined);
  if (unmarked.code !== 'Success') return unmarked;
  if (isPart) await packForParcel(transaction, order, { actor: `desk:${wanted.by}`, now });
  const { weightGrams, lengthCm, breadthCm, heightCm } = wanted.box;
  const row = await transaction
    .insertInto('courier_bookings')
    .values({
      id: newId(),
      order_number: number,
      reference: referenceOf(number, bookings.length + 1),
      request_key: wanted.key,
      courier: courier.name,
      test: courier.test ? 1 : 0,
      state: 'booking',
      items: JSON.stringify(items),
      weight_grams: weightGrams,
      length_cm: lengthCm,
      breadth_cm: breadthCm,
      height_cm: heightCm,
      value,
      due,
      next_try_at: now,
      booked_by: wanted.by,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return succeed(row);
}

/** A number that the courier has never seen, also after a backup was restored. */
function referenceOf(number: string, place: number): string {
  return `${number}-${place}${randomBytes(2).toString('hex').toUpperCase()}`;
}

function isSameBox(row: BookingRow, { weightGrams, lengthCm, breadthCm, heightCm }: WantedBooking['box']): boolean {
  const { weight_grams, length_cm, breadth_cm, height_cm } = row;
  return weight_grams === weightGrams && length_cm === lengthCm && breadth_cm === breadthCm && height_cm === heightCm;
}
