import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { Kysely } from 'kysely';
import type { Database } from '../../core/db/schema.ts';

/** So many rows are deleted at a time: other requests are served in between. */
const AT_ONCE = 2000;

/** Deletes prices that a metal rate followed before a time in epoch milliseconds. */
export async function deleteOldRatedPrices(db: Kysely<Database>, before: number): Promise<void> {
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
