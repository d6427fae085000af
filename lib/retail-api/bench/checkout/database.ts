import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import type { Engine, OpenDatabase } from '../../core/db/engine.ts';
import { openDatabase } from '../../core/db/open-database.ts';

/** The database of a shop under test, also while its processes run. */
export interface ShopDatabase {
  readonly engine: Engine;
  /** The URL for the settings of a process; undefined for the embedded database. */
  readonly url: string | undefined;
  /** Opens the database for writing; the embedded one only while no process runs. */
  open(): Promise<OpenDatabase>;
  /** Reads rows, also while processes run. */
  read<Row>(sql: string): Promise<Row[]>;
  /** The faults that the engine itself finds in its files; none if all is well. */
  faults(): Promise<string[]>;
  remove(): Promise<void>;
}

/** An embedded database in a folder. */
export function embeddedDatabase(dataDir: string): ShopDatabase {
  const select = <Row>(sql: string): Row[] => {
    const file = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true });
    try {
      return file.prepare(sql).all() as Row[];
    } finally {
      file.close();
    }
  };
  return {
    engine: 'sqlite',
    url: undefined,
    open: () => openDatabase({ dataDir }),
    read: async (sql) => select(sql),
    async faults() {
      const found = select<{ integrity_check: string }>('pragma integrity_check').map((row) => row.integrity_check);
      return found.filter((line) => line !== 'ok');
    },
    async remove() {},
  };
}

/** A schema of its own in the PostgreSQL at `address`. */
export async function postgresDatabase(address: string): Promise<ShopDatabase> {
  const schema = `bench_${randomBytes(6).toString('hex')}`;
  const url = new URL(address);
  url.searchParams.set('options', `-c search_path=${schema}`);
  const database = existingPostgres(url.href);
  await database.read(`create schema ${schema}`);
  return {
    ...database,
    async remove() {
      await database.read('set client_min_messages = warning');
      await database.read(`drop schema ${schema} cascade`);
      await database.remove();
    },
  };
}

/** The PostgreSQL at `url` as it is; `remove` only ends the connections. */
export function existingPostgres(url: string): ShopDatabase {
  const pool = new pg.Pool({ connectionString: url, max: 2 });
  return {
    engine: 'postgres',
    url,
    open: () => openDatabase({ dataDir: '', databaseUrl: url }),
    read: async (sql) => (await pool.query(sql)).rows,
    // PostgreSQL's write-ahead log keeps its files intact when a client dies, so there is nothing to check.
    faults: async () => [],
    remove: () => pool.end(),
  };
}
