import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** 13 months: a campaign of this year is compared with that of the last one. */
const KEPT_MS = 396 * 24 * 60 * 60 * 1000;
/** The newest visits are kept, so that a flood of them cannot fill the disk. */
const VISITS_KEPT = 100_000;

/** Deletes visits of more than 13 months ago, and all but the newest `most`. `now` in epoch milliseconds. */
export async function deleteOldVisits(db: Kysely<Database>, now: number, most = VISITS_KEPT): Promise<void> {
  const tooMany = await db
    .selectFrom('visits')
    .select('at')
    .orderBy('at', 'desc')
    .offset(most)
    .limit(1)
    .executeTakeFirst();
  const end = Math.max(now - KEPT_MS, tooMany?.at ?? 0);
  await db.deleteFrom('visits').where('at', '<=', end).execute();
}
