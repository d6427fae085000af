import { type Kysely, sql } from 'kysely';
import { ConfigurationError } from '#lib/shared/env.ts';
import type { Engine } from './engine.ts';
import { baseline, migrations } from './migrations/index.ts';
import type { Database } from './schema.ts';

/** An arbitrary number that no other user of the server uses for an advisory lock. */
const ADVISORY_LOCK = 7_249_113;

/**
 * The last of the single steps that the baseline replaces: a database that has applied it has all tables of the
 * baseline.
 */
const LAST_DEVELOPMENT_STEP = '030-visit-consents-by-session';

/**
 * Applies all pending migrations in one transaction; processes that start at the same time take turns. Throws
 * ConfigurationError for a database of a development version that stopped before the baseline.
 */
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
    const appliedNames = new Set(applied.map((row) => row.name));
    const hasBaseline = appliedNames.has(LAST_DEVELOPMENT_STEP);
    if (appliedNames.size > 0 && !hasBaseline && !baseline.some(({ name }) => appliedNames.has(name)))
      throw new ConfigurationError(
        'This database was made by a development version before 0.1.0 and cannot be brought up to date. Open it once with the last commit that has the single migration steps, or start with an empty DATA_DIR or DATABASE_URL.',
      );
    for (const migration of migrations) {
      if (appliedNames.has(migration.name)) continue;
      if (!(hasBaseline && baseline.includes(migration))) await migration.up(transaction, engine);
      await transaction.insertInto('migrations').values({ name: migration.name, applied_at: Date.now() }).execute();
    }
  });
}
