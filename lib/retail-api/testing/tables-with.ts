import { type Kysely, sql } from 'kysely';
import type { Database } from '../db/schema.ts';

/** Names of the tables in which a text stands anywhere, with how many rows. */
export async function tablesWith(db: Kysely<Database>, text: string): Promise<Record<string, number>> {
  const found: Record<string, number> = {};
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql`select * from ${sql.table(name)}`.execute(db);
    const hits = rows.filter((row) => JSON.stringify(row).includes(text)).length;
    if (hits > 0) found[name] = hits;
  }
  return found;
}
