import { count } from '#lib/shared/metrics/record.ts';
import type { TrackingSource } from '../../core/db/courier-tables.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import { succeed } from '../../core/outcome.ts';
import { lockOrder } from '../lock-orders.ts';
import { TRACK_EVERY_MS } from './ask-to-book.ts';
import type { BookingRow } from './booking-repository.ts';
import type { CourierContext } from './claim-booking.ts';
import type { CourierEvent } from './courier.ts';
import { moveParcel } from './move-parcel.ts';
import { FINAL_STATUSES } from './parcel-moves.ts';
import { readNews } from './read-news.ts';

/** The most reports that one parcel keeps: a courier that repeats itself fills no database. */
const MAX_EVENTS = 300;

/**
 * Records what a courier reports of a booking, each report once, and takes the steps that follow. Reports that came before are
 * harmless: a step that failed is then taken again. `source`: how they came.
 */
export async function recordEvents(
  context: CourierContext,
  { id, order_number, courier }: BookingRow,
  events: readonly CourierEvent[],
  source: TrackingSource,
): Promise<void> {
  const { db, now } = context;
  const recorded = await inTransaction<number>(db, async (transaction) => {
    const order = await lockOrder(transaction, order_number);
    if (!order) return succeed(0);
    const known = new Set((await readNews(transaction, [id])).map(({ event_id }) => event_id));
    const rows = events
      .filter((event) => !known.has(event.id))
      .slice(0, Math.max(0, MAX_EVENTS - known.size))
      // Places and words tell of a person, who may have deleted the account.
      .map(({ id: event_id, place, note, ...event }) => ({
        booking_id: id,
        event_id,
        source,
        ...event,
        ...(order.customer_id === null ? { place: '', note: '' } : { place, note }),
      }));
    if (rows.length > 0)
      await transaction
        .insertInto('courier_events')
        .values(rows)
        .onConflict((conflict) => conflict.columns(['booking_id', 'event_id']).doNothing())
        .execute();
    const last = (await readNews(transaction, [id])).at(-1);
    if (!last) return succeed(0);
    const isOver = FINAL_STATUSES.has(last.status);
    await transaction
      .updateTable('courier_bookings')
      .set({ status: last.status, status_at: last.at, next_try_at: isOver ? null : now() + TRACK_EVERY_MS })
      .where('id', '=', id)
      .where('state', 'in', ['booked', 'done'])
      .execute();
    if (isOver)
      await transaction
        .updateTable('courier_bookings')
        .set({ state: last.status === 'cancelled' ? 'cancelled' : 'done' })
        .where('id', '=', id)
        .where('state', '=', 'booked')
        .execute();
    return succeed(rows.length);
  });
  if (recorded.code === 'Success') count('courierEvents', { courier, source }, recorded.data);
  await moveParcel(context, { id, orderNumber: order_number });
}
