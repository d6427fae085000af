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

interface AppliedMigration {
  name: string;
  applied_at: number;
}

/**
 * Applies all pending migrations in one transaction; processes that start at the same time take turns. Returns the names of
 * those that it applied. Throws ConfigurationError for a database that a newer release has migrated, and for one of a
 * development version that stopped before the baseline.
 */
export async function migrate(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  return db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') {
      // A step over a large table, or the wait for a process that takes it, may last longer than any call of the shop may.
      await sql`set local statement_timeout = 0`.execute(transaction);
      await sql`select pg_advisory_xact_lock(${ADVISORY_LOCK})`.execute(transaction);
    }
    await transaction.schema
      .createTable('migrations')
      .ifNotExists()
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('applied_at', 'bigint', (column) => column.notNull())
      .execute();
    const applied = await transaction.selectFrom('migrations').selectAll().execute();
    const appliedNames = new Set(applied.map((row) => row.name));
    const hasBaseline = appliedNames.has(LAST_DEVELOPMENT_STEP);
    if (appliedNames.size > 0 && !hasBaseline && !baseline.some(({ name }) => appliedNames.has(name)))
      throw new ConfigurationError(
        'This database was made by a development version before 0.1.0 and cannot be brought up to date. Open it once with the last commit that has the single migration steps, or start with an empty DATA_DIR or DATABASE_URL.',
      );
    refuseNewer(newerThanThisRelease(applied));
    const pending = migrations.filter(({ name }) => !appliedNames.has(name));
    for (const migration of pending) {
      if (!(hasBaseline && baseline.includes(migration))) await migration.up(transaction, engine);
      await transaction.insertInto('migrations').values({ name: migration.name, applied_at: Date.now() }).execute();
    }
    return pending.map(({ name }) => name);
  });
}

/** Returns the names of the migrations that this release still has to apply; changes nothing. */
export async function pendingMigrations(db: Kysely<Database>, engine: Engine): Promise<string[]> {
  const table =
    engine === 'postgres'
      ? sql<{ found: number }>`select 1 as found where to_regclass('migrations') is not null`
      : sql<{ found: number }>`select 1 as found from sqlite_master where type = 'table' and name = 'migrations'`;
  const exists = (await table.execute(db)).rows.length > 0;
  const applied = exists ? await db.selectFrom('migrations').select('name').execute() : [];
  const names = new Set(applied.map(({ name }) => name));
  return migrations.map(({ name }) => name).filter((name) => !names.has(name));
}

/** Returns the names of the applied migrations that only a newer release knows. */
export async function newerMigrations(db: Kysely<Database>): Promise<string[]> {
  return newerThanThisRelease(await db.selectFrom('migrations').selectAll().execute());
}

/** Throws ConfigurationError where a newer release has migrated the database: these are its migrations. */
export function refuseNewer([newer]: readonly string[]): void {
  if (newer === undefined) return;
  throw new ConfigurationError(
    `A newer release has brought this database up to date (${newer}). Start that release, or restore a backup made before it.`,
  );
}

const KNOWN: ReadonlySet<string> = new Set(migrations.map(({ name }) => name));

/** The development steps before the baseline are not known by name either, but they are older than its last one. */
function newerThanThisRelease(applied: readonly AppliedMigration[]): string[] {
  const developedUntil = applied.find(({ name }) => name === LAST_DEVELOPMENT_STEP)?.applied_at ?? 0;
  return applied
    .filter(({ name, applied_at }) => !KNOWN.has(name) && applied_at > developedUntil)
    .map(({ name }) => name)
    .toSorted();
}
