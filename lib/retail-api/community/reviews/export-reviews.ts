import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';
import { isoTime } from '../../core/iso-time.ts';
import { presentReviews } from './present-reviews.ts';
import { reviewsBy } from './review-repository.ts';

/** A customer's product reviews, for the data export. */
export async function exportReviews(db: Kysely<Database>, customerId: string) {
  const rows = await reviewsBy(db, customerId);
  const shown = await presentReviews(db, rows);
  return rows.map((row, index) => ({
    ProductCode: row.product_code,
    Stars: row.stars,
    Title: row.title,
    Text: row.text,
    DisplayName: row.display_name,
    PhotoIds: (shown[index]?.Photos ?? []).map(({ PhotoId }) => PhotoId),
    State: row.state,
    Reason: row.reason,
    WrittenAt: isoTime(row.written_at),
  }));
}
