import type { Kysely } from 'kysely';
import { formatPaise } from '#lib/shared/money.ts';
import type { Database } from '../../core/db/schema.ts';
import { type BookingRow, readBookings } from './booking-repository.ts';
import { readNews } from './read-news.ts';

/** An entry of an order's timeline for staff. */
interface TimelineEntry {
  /** Epoch milliseconds. */
  At: number;
  /** `store`, or `desk:` and a name. */
  By: string;
  Did: string;
  Facts: string;
  NoteId: '';
}

/** What staff booked at couriers for an order, and what these reported, in no order. */
export async function courierTimeline(db: Kysely<Database>, orderNumber: string): Promise<TimelineEntry[]> {
  const bookings = await readBookings(db, orderNumber);
  const news = await readNews(
    db,
    bookings.map(({ id }) => id),
  );
  const reported = news.flatMap(({ booking_id, at, status, place, note }): TimelineEntry[] => {
    const booking = bookings.find(({ id }) => id === booking_id);
    const facts = [nameOf(booking), place, note].filter((text) => text !== '').join('; ');
    return [{ At: at, By: 'store', Did: `courier-${status}`, Facts: facts, NoteId: '' }];
  });
  return [...bookings.flatMap(ofBooking), ...reported];
}

const nameOf = (row: BookingRow | undefined) => [row?.carrier, row?.awb].filter(Boolean).join(' ');

function ofBooking(row: BookingRow): TimelineEntry[] {
  const { created_at, booked_by, charge, refusal, state, cancelled_at, cancelled_by, reference } = row;
  const facts = [nameOf(row) || reference, charge === null ? '' : formatPaise(charge)].filter(Boolean).join('; ');
  const kind = state === 'refused' ? 'courier-refused' : 'courier-booked';
  const booked = { At: created_at, By: `desk:${booked_by}`, Did: kind, NoteId: '' } as const;
  const entries: TimelineEntry[] = [{ ...booked, Facts: state === 'refused' ? refusal : facts }];
  if (cancelled_at !== null)
    entries.push({
      At: cancelled_at,
      By: cancelled_by === 'store' ? 'store' : `desk:${cancelled_by}`,
      Did: 'courier-cancelled',
      Facts: nameOf(row),
      NoteId: '',
    });
  return entries;
}
