import type { BookingState } from '#lib/contract/index.ts';
import { repeat } from '../../core/repeat.ts';
import { askToBook, TRACK_EVERY_MS } from './ask-to-book.ts';
import { askToCancel } from './cancel-booking.ts';
import type { CourierContext } from './claim-booking.ts';
import { CourierRefused, CourierUnavailable } from './courier.ts';
import { trackBooking } from './track-booking.ts';

const CHECK_EVERY_MS = 5_000;
/** A question that is not answered by then is asked again by the next process. */
const GRACE_MS = 3_000;
const AT_ONCE = 20;

/**
 * Finishes bookings whose answer was lost, cancels those of cancelled orders, and asks for news that no webhook brought; now and
 * from now on. Returns the function that stops it. Without a courier nothing is done.
 */
export function startCourierWork(context: CourierContext, onError: (error: unknown) => void): () => Promise<void> {
  if (context.courier === null) return async () => undefined;
  const work = repeat((cut) => doCourierWork(context, cut), CHECK_EVERY_MS, onError);
  return () => work.stop(GRACE_MS);
}

/** One round of it; resolves to whether more is due. */
export async function doCourierWork(context: CourierContext, cut?: AbortSignal): Promise<boolean> {
  await giveUpCancelled(context);
  let done = 0;
  for (const [state, work] of WORK) {
    for (const id of await due(context, state)) {
      if (cut?.aborted) return false;
      await work(context, id);
      done += 1;
    }
  }
  return done >= AT_ONCE;
}

const WORK: readonly (readonly [BookingState, (context: CourierContext, id: string) => Promise<void>])[] = [
  ['booking', askToBook],
  ['cancelling', askToCancel],
  ['booked', askForNews],
];

async function due({ db, now }: CourierContext, state: BookingState): Promise<string[]> {
  const rows = await db
    .selectFrom('courier_bookings')
    .select('id')
    .where('state', '=', state)
    .where('next_try_at', '<=', now())
    .orderBy('next_try_at')
    .limit(AT_ONCE)
    .execute();
  return rows.map(({ id }) => id);
}

/** Bookings of orders that were cancelled before the pickup are cancelled, too; once where the courier says no. */
async function giveUpCancelled({ db, now }: CourierContext): Promise<void> {
  await db
    .updateTable('courier_bookings')
    .set({ state: 'cancelling', cancelled_by: 'store', tries: 0, next_try_at: now() })
    .where('state', '=', 'booked')
    .where('parcel_id', 'is', null)
    .where('cancelled_by', '!=', 'store')
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('orders')
          .select('orders.number')
          .whereRef('orders.number', '=', 'courier_bookings.order_number')
          .where('orders.state', '=', 'cancelled'),
      ),
    )
    .execute();
}

async function askForNews(context: CourierContext, id: string): Promise<void> {
  const { db, now, courier } = context;
  const row = await db
    .updateTable('courier_bookings')
    .set({ next_try_at: now() + TRACK_EVERY_MS })
    .where('id', '=', id)
    .where('state', '=', 'booked')
    .returningAll()
    .executeTakeFirst();
  if (!row || !courier) return;
  try {
    await trackBooking({ ...context, courier }, row);
  } catch (error) {
    // It is asked again at its next time.
    if (!(error instanceof CourierUnavailable) && !(error instanceof CourierRefused)) throw error;
  }
}
