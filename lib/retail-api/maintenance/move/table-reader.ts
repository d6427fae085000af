import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type Kysely, sql } from 'kysely';
import { openThen } from '../../core/db/open-database.ts';
import type { Database } from '../../core/db/schema.ts';
import type { StorePlace } from '../backup.ts';
import { MaintenanceError } from '../maintenance-error.ts';

/** Values by the names of columns. */
export type TableRow = Readonly<Record<string, unknown>>;

/** A table with its columns in alphabetical order and its primary key. */
export interface TableShape {
  name: string;
  columns: readonly string[];
  primaryKey: readonly string[];
}

/** The tables of a store as they were at one moment, on either engine. */
export interface TableReader {
  engine: 'sqlite' | 'postgres';
  /** In alphabetical order. */
  tables: readonly TableShape[];
  /** The rows in the order of the primary key, which is that of bytes on both engines. */
  rows(table: TableShape): AsyncIterable<TableRow>;
  close(): Promise<void>;
}

/** What cannot be moved: counters against misuse, and codes that were sent and expire within minutes. */
const LEFT_BEHIND: readonly string[] = ['migrations', 'limit_events', 'limit_locks', 'one_time_codes'];
/** Rows that are fetched at once; a photo in a row may have some megabytes. */
const BATCH = 50;

/** Opens the store of a place beside the shop that runs; the shop goes on meanwhile. Throws MaintenanceError where there is none. */
export async function openTables(place: StorePlace): Promise<TableReader> {
  return place.databaseUrl ? openPostgresTables(place) : openSqliteTables(join(place.dataDir, 'store.sqlite'));
}

/** Opens the tables of an embedded database. Throws MaintenanceError where there is none. */
export function openSqliteTables(file: string): TableReader {
  let database: DatabaseSync;
  try {
    database = new DatabaseSync(file, { readOnly: true, timeout: 5000 });
  } catch (error) {
    throw new MaintenanceError(`There is no store in ${file}. Set DATA_DIR, or DATABASE_URL.`, { cause: error });
  }
  // A read transaction sees one moment and lets the shop write.
  database.exec('begin');
  const names = database
    .prepare(
      "select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\' order by name",
    )
    .all()
    .map(({ name }) => String(name));
  const shapes = names.map((name) => {
    const info = database.prepare(`pragma table_info(${quotedName(name)})`).all();
    const keys = info.filter(({ pk }) => Number(pk) > 0).sort((one, two) => Number(one.pk) - Number(two.pk));
    return shapeOf(
      name,
      info.map((column) => String(column.name)),
      keys.map((column) => String(column.name)),
    );
  });
  return {
    engine: 'sqlite',
    tables: moved(shapes),
    rows: async function* (table) {
      yield* database.prepare(selectOf(table)).iterate();
    },
    close: async () => database.close(),
  };
}

async function openPostgresTables(place: StorePlace): Promise<TableReader> {
  const opened = await openThen({ ...place }, async () => undefined);
  const transaction = await opened.db.startTransaction().setIsolationLevel('repeatable read').execute();
  await sql`set local statement_timeout = 0`.execute(transaction);
  return {
    engine: 'postgres',
    tables: moved(await postgresShapes(transaction)),
    rows: async function* (table) {
      await sql.raw(`declare moved_rows no scroll cursor for ${selectOf(table)}`).execute(transaction);
      for (;;) {
        const { rows } = await sql.raw<TableRow>(`fetch ${BATCH} from moved_rows`).execute(transaction);
        if (rows.length === 0) break;
        yield* rows;
      }
      await sql`close moved_rows`.execute(transaction);
    },
    close: async () => {
      await transaction.rollback().execute();
      await opened.close();
    },
  };
}

/** The tables in the schema of a connection to PostgreSQL. */
export async function postgresShapes(db: Kysely<Database>): Promise<TableShape[]> {
  const { rows } = await sql<{ name: string; columns: string[]; keys: string[] | null }>`
    select c.relname as name,
      (select array_agg(a.attname::text order by a.attname) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped) as columns,
      (select array_agg(a.attname::text order by array_position(i.indkey, a.attnum)) from pg_index i
        join pg_attribute a on a.attrelid = c.oid and a.attnum = any (i.indkey)
        where i.indrelid = c.oid and i.indisprimary) as keys
    from pg_class c
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by c.relname
  `.execute(db);
  return rows.map(({ name, columns, keys }) => shapeOf(name, columns, keys ?? []));
}

function shapeOf(name: string, columns: readonly string[], primaryKey: readonly string[]): TableShape {
  return { name, columns: [...columns].toSorted(), primaryKey };
}

function moved(shapes: readonly TableShape[]): TableShape[] {
  return shapes
    .filter(({ name }) => !LEFT_BEHIND.includes(name))
    .toSorted((one, two) => (one.name < two.name ? -1 : 1));
}

function selectOf({ name, columns, primaryKey }: TableShape): string {
  return `select ${columns.map(quotedName).join(', ')} from ${quotedName(name)} order by ${primaryKey.map(quotedName).join(', ')}`;
}

/** A name of the schema as SQL on both engines. */
export function quotedName(name: string): string {
  return `"${name.replaceAll('"', '""')}"`;
}
