import { type Kysely, sql } from 'kysely';
import { migrations } from './migrations/index.ts';
import type { Engine } from './open-database.ts';
import type { Database } from './schema.ts';

/** Any number that no other user of the server takes for its own advisory lock. */
const ADVISORY_LOCK = 7_249_113;

/** Applies the migrations that this database has not seen, all in one transaction; processes that start together take turns. */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<void> {
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const applied = await transaction.selectFrom('migrations').select('name').execute();
    const known = new Set(applied.map((row) => row.name));
    for (const migration of migrations) {
      if (known.has(migration.name)) continue;
      await migration.up(transaction, engine);
      await transaction.insertInto('migrations').values({ name: migration.name, applied_at: Date.now() }).execute();
    }
  });
}
