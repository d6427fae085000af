import type { Kysely } from 'kysely';
import { DAY_MS } from '#lib/shared/durations.ts';
import type { Database } from '../../core/db/schema.ts';

/** 13 months, so that this year's campaign can be compared with last year's. */
const RETENTION_MS = 396 * DAY_MS;
/** Only the newest visits are kept, so that a flood cannot fill the disk. */
const MAX_VISITS = 100_000;

/** Deletes visits older than 13 months, and all but the newest `max`. `now` is in epoch milliseconds. */
export async function deleteOldVisits(db: Kysely<Database>, now: number, max = MAX_VISITS): Promise<void> {
  const tooMany = await db
    .selectFrom('visits')
    .select('at')
    .orderBy('at', 'desc')
    .offset(max)
    .limit(1)
    .executeTakeFirst();
  const end = Math.max(now - RETENTION_MS, tooMany?.at ?? 0);
  await db.deleteFrom('visits').where('at', '<=', end).execute();
}
