import { type Kysely, sql } from 'kysely';
import type { Engine } from '../../core/db/engine.ts';
import type { Database } from '../../core/db/schema.ts';
import { MaintenanceError } from '../maintenance-error.ts';
import { quotedName, type TableRow, type TableShape } from './table-reader.ts';

/** Below the numbers of parameters that both engines take in one statement. */
const MAX_PARAMETERS = 20_000;
const MAX_ROWS = 200;
/** What the values of a statement may have together. */
const MAX_CHARACTERS = 8 * 1024 * 1024;

/** Writes rows into a table, some at a time. */
export async function insertRows(
  db: Kysely<Database>,
  { name, columns }: TableShape,
  rows: AsyncIterable<TableRow>,
): Promise<void> {
  const limit = Math.min(MAX_ROWS, Math.floor(MAX_PARAMETERS / columns.length));
  let waiting: TableRow[] = [];
  let characters = 0;
  const flush = async () => {
    if (waiting.length > 0) await insert(db, name, columns, waiting);
    waiting = [];
    characters = 0;
  };
  for await (const row of rows) {
    waiting.push(row);
    for (const value of Object.values(row)) characters += sizeOf(value);
    if (waiting.length >= limit || characters > MAX_CHARACTERS) await flush();
  }
  await flush();
}

function sizeOf(value: unknown): number {
  return typeof value === 'string' || value instanceof Uint8Array ? value.length : 1;
}

async function insert(
  db: Kysely<Database>,
  name: string,
  columns: readonly string[],
  rows: readonly TableRow[],
): Promise<void> {
  const values = rows.map((row) => sql`(${sql.join(columns.map((column) => row[column]))})`);
  const names = sql.raw(`${quotedName(name)} (${columns.map(quotedName).join(', ')})`);
  try {
    await sql`insert into ${names} values ${sql.join(values)}`.execute(db);
  } catch (error) {
    throw new MaintenanceError(
      `${name}: the rows cannot be stored: ${error instanceof Error ? error.message : error}`,
      {
        cause: error,
      },
    );
  }
}

/** The tables in an order in which each comes after those that its foreign keys name. */
export async function inForeignKeyOrder(
  db: Kysely<Database>,
  engine: Engine,
  tables: readonly TableShape[],
): Promise<TableShape[]> {
  const parents = new Map<string, string[]>();
  for (const { name } of tables) parents.set(name, await parentsOf(db, engine, name));
  const ordered: TableShape[] = [];
  const placed = new Set<string>();
  const place = (table: TableShape): void => {
    if (placed.has(table.name)) return;
    placed.add(table.name);
    for (const parent of parents.get(table.name) ?? []) {
      const found = tables.find(({ name }) => name === parent);
      if (found) place(found);
    }
    ordered.push(table);
  };
  for (const table of tables) place(table);
  return ordered;
}

async function parentsOf(db: Kysely<Database>, engine: Engine, name: string): Promise<string[]> {
  const query =
    engine === 'sqlite'
      ? sql<{ parent: string }>`select distinct "table" as parent from pragma_foreign_key_list(${name})`
      : sql<{ parent: string }>`
          select distinct p.relname as parent from pg_constraint k
          join pg_class c on c.oid = k.conrelid join pg_class p on p.oid = k.confrelid
          where k.contype = 'f' and c.relname = ${name} and c.relnamespace = current_schema()::regnamespace
        `;
  return (await query.execute(db)).rows.map(({ parent }) => parent);
}
