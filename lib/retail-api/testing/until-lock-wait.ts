import { type Kysely, sql } from 'kysely';
import type { Engine } from '../core/db/engine.ts';
import type { Database } from '../core/db/schema.ts';

/**
 * Waits until a statement of this test's database with this beginning, or the given number of them, waits for a lock of
 * another transaction. On SQLite whole transactions wait for each other, so there is nothing to wait for.
 */
export async function untilLockWait(db: Kysely<Database>, engine: Engine, beginning: string, count = 1): Promise<void> {
  for (let waiting = 0; waiting < count && engine === 'postgres'; ) {
    const { rows } = await sql`
      select 1 from pg_stat_activity
      where wait_event_type = 'Lock' and query like ${`${beginning}%`} and datname = current_database()
        and application_name = current_setting('application_name')
    `.execute(db);
    waiting = rows.length;
  }
}
