import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { Kysely } from 'kysely';
import { ConfigurationError } from '#lib/shared/env.ts';
import type { OpenDatabase } from '../engine.ts';
import { observedQueries } from '../observe-query.ts';
import type { Database } from '../schema.ts';
import { NodeSqliteDialect } from './sqlite-dialect.ts';
import { Statements } from './statements.ts';
import { WriteLock } from './write-lock.ts';

/** How long to wait for a process that is shutting down to release the file. */
const LOCK_WAIT_MS = 2_000;

/**
 * Opens (or creates) `store.sqlite` in a folder. Throws ConfigurationError if another process has it open, unless the
 * file is opened `beside` that process: the short transactions of both then wait for each other.
 */
export function openSqlite(dataDir: string, beside = false): OpenDatabase {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lockFile = beside ? undefined : takeLock(dataDir);
  const path = join(dataDir, 'store.sqlite');
  const writing = new DatabaseSync(path, { timeout: LOCK_WAIT_MS });
  writing.exec('pragma journal_mode = wal; pragma synchronous = full; pragma foreign_keys = on');
  const reading = new DatabaseSync(path, { timeout: LOCK_WAIT_MS });
  reading.exec('pragma query_only = on');
  const file = { writer: new Statements(writing), reader: new Statements(reading), lock: new WriteLock() };
  const db = new Kysely<Database>({ dialect: new NodeSqliteDialect(file), ...observedQueries() });
  return {
    db,
    engine: 'sqlite',
    async close() {
      const releaseLock = await file.lock.acquire();
      await db.destroy();
      reading.close();
      writing.close();
      lockFile?.close();
      releaseLock();
    },
  };
}

/** Locks a separate file, because SQLite's exclusive mode would also block our own reading connection. */
function takeLock(dataDir: string): DatabaseSync {
  const lock = new DatabaseSync(join(dataDir, 'store.lock'), { timeout: LOCK_WAIT_MS });
  try {
    lock.exec('begin exclusive');
    return lock;
  } catch (error) {
    lock.close();
    throw new ConfigurationError(
      `DATA_DIR: another process already uses the database in ${dataDir}. Stop it, or choose another DATA_DIR.`,
      { cause: error },
    );
  }
}
