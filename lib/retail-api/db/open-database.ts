import type { Kysely } from 'kysely';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import type { Database } from './schema.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

export type Engine = 'sqlite' | 'postgres';

export interface OpenDatabase {
  readonly db: Kysely<Database>;
  readonly engine: Engine;
  close(): Promise<void>;
}

interface DatabaseSettings {
  /** Folder of the embedded database. */
  dataDir: string;
  /** PostgreSQL, where it is set. */
  databaseUrl?: string | undefined;
  /** Told when an idle connection to PostgreSQL breaks; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void;
}

/** Opens the store's database, brings its tables up to date and returns it ready to use. */
export async function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  const opened = settings.databaseUrl
    ? openPostgres(settings.databaseUrl, settings.onIdleError ?? (() => undefined))
    : openSqlite(settings.dataDir);
  try {
    await migrate(opened.db, opened.engine);
  } catch (error) {
    await opened.close();
    throw error;
  }
  return opened;
}
