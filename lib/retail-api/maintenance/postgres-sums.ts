import { type Kysely, sql } from 'kysely';
import type { Database } from '../core/db/schema.ts';
import type { TableSums } from './manifest.ts';

/** The names of the tables in the schema of a connection. */
export async function postgresTables(db: Kysely<Database>): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = current_schema() order by tablename
  `.execute(db);
  return rows.map(({ name }) => name);
}

/** Sums up the tables on the server, in a transaction with a snapshot of its own. */
export async function postgresSums(transaction: Kysely<Database>): Promise<TableSums> {
  // The longest table may take longer than any call of the shop may.
  await sql`set local statement_timeout = 0`.execute(transaction);
  const sums: TableSums = {};
  for (const name of await postgresTables(transaction)) {
    const { rows } = await sql<{ rows: number; sum: string }>`
      select count(*) as rows,
        coalesce(sum(('x' || left(md5(entry::text), 16))::bit(64)::bigint::numeric), 0)::text as sum
      from ${sql.table(name)} as entry
    `.execute(transaction);
    sums[name] = rows[0] ?? { rows: 0, sum: '0' };
  }
  return sums;
}
