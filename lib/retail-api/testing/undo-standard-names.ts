import { type Kysely, sql } from 'kysely';
import { RENAMED_CALLS, RENAMED_COLUMNS } from '../core/db/migrations/012-standard-names.ts';
import type { Database } from '../core/db/schema.ts';

/** Gives a migrated database the names that it had before the migration to standard names, which can then run again. */
export async function undoStandardNames(db: Kysely<Database>): Promise<void> {
  await db.schema.alterTable('photo_features').renameTo('photo_looks').execute();
  for (const [table, before, since] of RENAMED_COLUMNS)
    await db.schema.alterTable(table).renameColumn(since, before).execute();
  for (const [before, since] of RENAMED_CALLS)
    await db.updateTable('desk_audit').set({ call: before }).where('call', '=', since).execute();
  await sql`update order_lines set document = replace(document, '"warrantySnapshot":', '"papers":')`.execute(db);
  await db.deleteFrom('migrations').where('name', '=', '012-standard-names').execute();
}
