import type { Kysely } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** The most pictures of pages; more would not be found again by anybody. */
export const MAX_PAGE_PICTURES = 500;

/** The pictures that staff have sent, the newest first. */
export function storedPagePictures(db: Kysely<Database>) {
  return db
    .selectFrom('page_pictures')
    .select(['file_name', 'width', 'height'])
    .orderBy('added_at', 'desc')
    .orderBy('file_name');
}

interface AddedPicture {
  file_name: string;
  /** In pixels. */
  width: number;
  height: number;
  /** Epoch milliseconds. */
  at: number;
  by: string;
}

/** Adds a stored picture to those that can be chosen; one that is there stays. False where there are too many. */
export async function addPagePicture(
  db: Kysely<Database>,
  { file_name, width, height, at, by }: AddedPicture,
): Promise<boolean> {
  const known = await storedPagePictures(db).execute();
  if (known.some((picture) => picture.file_name === file_name)) return true;
  if (known.length >= MAX_PAGE_PICTURES) return false;
  await db
    .insertInto('page_pictures')
    .values({ file_name, width, height, added_at: at, added_by: by })
    .onConflict((conflict) => conflict.column('file_name').doNothing())
    .execute();
  return true;
}
