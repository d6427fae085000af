import { ConfigurationError } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import type { OpenDatabase } from './engine.ts';
import { migrate } from './migrate.ts';
import { openPostgres } from './open-postgres.ts';
import { openSqlite } from './sqlite/open-sqlite.ts';

interface DatabaseSettings {
  /** Folder of the embedded database. */
  dataDir: string;
  /** Address of PostgreSQL, if it is used. */
  databaseUrl?: string | undefined;
  /** The most connections to PostgreSQL; 10 unless given. */
  poolSize?: number;
  /** Called when an idle connection to PostgreSQL breaks; the pool replaces it automatically. */
  onIdleError?: (error: Error) => void;
  /** Opens the embedded database although the retail API has it open: for a tool that keeps its transactions short. */
  beside?: boolean;
}

const POOL_SIZE = 10;

/** Error codes of Node and PostgreSQL for a server that is unreachable or denies access. */
const UNUSABLE = /^(?:ECONN|ENOTFOUND|EAI_|ETIMEDOUT|EHOSTUNREACH|28|3D|08|57P)/;

/** What an operator can do, by the error code of Node or PostgreSQL. */
function adviceFor(code: string): string {
  if (code.startsWith('3D')) return 'The server has no database of this name: create it, or correct the name.';
  if (code.startsWith('28')) return 'The server refuses this user or password: correct them in the address.';
  return 'Correct the address or start PostgreSQL.';
}

/**
 * Opens the store's database, migrates it and returns it ready to use. Throws ConfigurationError if PostgreSQL cannot
 * be used at the configured address, or if a newer release has migrated the database.
 */
export function openDatabase(settings: DatabaseSettings): Promise<OpenDatabase> {
  return openThen(settings, migrate);
}

/** Opens the store's database as it is and runs `prepare` on it; closes it where that fails. Throws like `openDatabase`. */
export async function openThen(
  settings: DatabaseSettings,
  prepare: (db: OpenDatabase['db'], engine: OpenDatabase['engine']) => Promise<unknown>,
): Promise<OpenDatabase> {
  const { poolSize = POOL_SIZE, onIdleError = () => undefined } = settings;
  const opened = settings.databaseUrl
    ? openPostgres({ databaseUrl: settings.databaseUrl, poolSize, onIdleError })
    : openSqlite(settings.dataDir, settings.beside);
  try {
    await prepare(opened.db, opened.engine);
  } catch (error) {
    await opened.close();
    const code = errorCode(error) ?? '';
    if (!settings.databaseUrl || !UNUSABLE.test(code)) throw error;
    throw new ConfigurationError(
      `DATABASE_URL: PostgreSQL cannot be used at this address (${code}). ${adviceFor(code)}`,
    );
  }
  return opened;
}
