import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** The number of rows of one statement; other requests are served between two statements. */
const AT_ONCE = 2000;

/**
 * Deletes the recorded prices from before a time in epoch milliseconds; they were replaced when a metal rate changed.
 */
export async function deleteOldMetalRatePrices(db: Kysely<Database>, before: number): Promise<void> {
  let deleted: number;
  do {
    const old = db
      .selectFrom('price_history')
      .select('id')
      .where('ended_at', '<=', before)
      .where('cause', '=', 'rates')
      .limit(AT_ONCE);
    const { numDeletedRows } = await db.deleteFrom('price_history').where('id', 'in', old).executeTakeFirst();
    deleted = Number(numDeletedRows);
    await yieldToEventLoop();
  } while (deleted === AT_ONCE);
}
