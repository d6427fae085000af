import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Database } from '../core/db/schema.ts';

/** Names of the tables that contain a text, with the number of matching rows. */
export async function tablesWith(db: Kysely<Database>, text: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const name of await ownTables(db)) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const hits = rows.filter((row) => JSON.stringify(row).includes(text)).length;
    if (hits > 0) found[name] = hits;
  }
  return found;
}

/** On PostgreSQL only those of the current schema: other tests drop theirs in the meantime. */
async function ownTables(db: Kysely<Database>): Promise<string[]> {
  if (db.getExecutor().adapter instanceof PostgresAdapter) {
    const { rows } = await sql<{ name: string }>`
      select table_name as name from information_schema.tables
      where table_schema = current_schema() and table_type = 'BASE TABLE'`.execute(db);
    return rows.map(({ name }) => name);
  }
  return (await db.introspection.getTables()).map(({ name }) => name);
}
