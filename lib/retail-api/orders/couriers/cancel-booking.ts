import { inTransaction } from '../../core/db/in-transaction.ts';
import { fail, type Outcome, repeatSuccess, succeed } from '../../core/outcome.ts';
import { invalidField } from '../../core/refusals.ts';
import { lockOrder } from '../lock-orders.ts';
import { notAllowedNow } from '../not-allowed.ts';
import { TRACK_EVERY_MS } from './ask-to-book.ts';
import { type BookingRow, isAwaited, knownParcel, readBooking } from './booking-repository.ts';
import { askLater, type CourierContext, claimBooking, settleClaim } from './claim-booking.ts';
import { COURIER_WITHIN_MS, CourierRefused, CourierUnavailable } from './courier.ts';

/** A booking of an order, and the staff member who cancels it. */
interface Cancellation {
  number: string;
  id: string;
  by: string;
}

/** Cancels a booking that the courier has not picked up; refuses as `CancelCourier` says. */
export async function cancelBooking(
  context: CourierContext,
  { number, id, by }: Cancellation,
): Promise<Outcome<BookingRow>> {
  const { db, now } = context;
  const opened = await inTransaction<BookingRow>(db, async (transaction) => {
    await lockOrder(transaction, number);
    const row = await readBooking(transaction, number, id);
    if (!row) return fail('NotFound', 'There is no such booking.');
    if (row.state === 'cancelled' || row.state === 'refused') return repeatSuccess(row);
    if (!isAwaited(row)) return notAllowedNow('step');
    const cancelling = { state: 'cancelling', cancelled_by: by, refusal: '', tries: 0, next_try_at: now() } as const;
    await transaction.updateTable('courier_bookings').set(cancelling).where('id', '=', id).execute();
    return succeed({ ...row, ...cancelling });
  });
  if (opened.code !== 'Success') return opened;
  await askToCancel(context, id);
  const row = await readBooking(db, number, id);
  if (!row) return fail('NotFound', 'There is no such booking.');
  return row.state === 'booked' ? invalidField('', `The courier did not cancel it: ${row.refusal}`) : succeed(row);
}

/** Asks the courier to cancel a booking, and records its answer; like `askToBook`. */
export async function askToCancel(context: CourierContext, id: string): Promise<void> {
  const { courier, now } = context;
  const row = courier && (await claimBooking(context, id, 'cancelling'));
  if (!courier || !row) return;
  try {
    await courier.cancel(knownParcel(row), AbortSignal.timeout(COURIER_WITHIN_MS));
    await settleClaim(context, row, { state: 'cancelled', cancelled_at: now() });
  } catch (error) {
    if (error instanceof CourierUnavailable) return askLater(context, row);
    if (!(error instanceof CourierRefused)) throw error;
    const refusal = error.message;
    // It is still on its way to the shop or picked up, and its news go on.
    if (row.awb !== '')
      await settleClaim(context, row, { state: 'booked', refusal, next_try_at: now() + TRACK_EVERY_MS });
    else await settleClaim(context, row, { state: 'refused', refusal });
  }
}
