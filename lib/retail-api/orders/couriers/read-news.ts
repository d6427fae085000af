import type { Kysely, Selectable } from 'kysely';
import { TRACKING_STATUSES } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';

/** What a courier reported of a booking. */
export type CourierNews = Selectable<Database['courier_events']>;

/** The reports of a booking, the oldest first; of one second, in the usual order of a parcel's way. */
export async function readNews(db: Kysely<Database>, bookingIds: readonly string[]): Promise<CourierNews[]> {
  if (bookingIds.length === 0) return [];
  const news = await db.selectFrom('courier_events').selectAll().where('booking_id', 'in', bookingIds).execute();
  return news.toSorted((a, b) => a.at - b.at || rankOf(a) - rankOf(b));
}

const rankOf = ({ status }: CourierNews) => TRACKING_STATUSES.indexOf(status);
