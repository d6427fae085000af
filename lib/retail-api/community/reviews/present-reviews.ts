import type { Kysely } from 'kysely';
import type { PublishedReviewWire } from '#lib/contract/index.ts';
import type { Database } from '../../core/db/schema.ts';
import { photosOf } from '../uploads/upload-repository.ts';
import type { ReviewRow } from './review-repository.ts';

/** Published reviews, in the given order, with nothing about the author except the chosen display name. */
export async function presentReviews(db: Kysely<Database>, rows: readonly ReviewRow[]): Promise<PublishedReviewWire[]> {
  const withPhotos = rows.filter(({ photos }) => photos > 0).map(({ id }) => id);
  const photos = Map.groupBy(await photosOf(db, 'review', withPhotos), ({ ownerId }) => ownerId);
  return rows.map((row) => ({
    ReviewId: row.id,
    Stars: row.stars,
    Title: row.title,
    Text: row.text,
    DisplayName: row.display_name,
    Photos: (photos.get(row.id) ?? []).map(({ id, width, height }) => ({ PhotoId: id, Width: width, Height: height })),
    WrittenAt: row.written_at,
  }));
}
