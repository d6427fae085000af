import { createHash } from 'node:crypto';
import { DatabaseSync, type SQLOutputValue } from 'node:sqlite';
import { pathToFileURL } from 'node:url';
import type { TableSums } from './manifest.ts';

const MASK = (1n << 64n) - 1n;

/** Sums up the tables of a database file that no process writes. Throws where SQLite finds the file damaged. */
export function sqliteSums(path: string): TableSums {
  const database = openImmutable(path);
  try {
    const [checked] = database.prepare('pragma integrity_check').all();
    const result = Object.values(checked ?? {})[0];
    if (result !== 'ok') throw new Error(`SQLite finds ${path} damaged: ${String(result)}`);
    const tables = database
      .prepare("select name from sqlite_master where type = 'table' and name not like 'sqlite\\_%' escape '\\'")
      .all()
      .map(({ name }) => String(name))
      .toSorted();
    return Object.fromEntries(tables.map((name) => [name, sumTable(database, name)]));
  } finally {
    database.close();
  }
}

/** Opens a database without the journal that a read-only connection would leave beside the file. */
function openImmutable(path: string): DatabaseSync {
  const url = pathToFileURL(path);
  url.searchParams.set('immutable', '1');
  return new DatabaseSync(url, { readOnly: true });
}

/** The names of the migrations that a database file has applied. */
export function sqliteMigrations(path: string): string[] {
  const database = openImmutable(path);
  try {
    const applied = database.prepare('select name from migrations order by name').all();
    return applied.map(({ name }) => String(name));
  } finally {
    database.close();
  }
}

function sumTable(database: DatabaseSync, name: string): { rows: number; sum: string } {
  const statement = database.prepare(`select * from "${name}"`);
  statement.setReadBigInts(true);
  let rows = 0;
  let sum = 0n;
  for (const row of statement.iterate()) {
    rows += 1;
    sum = (sum + hashOf(Object.values(row))) & MASK;
  }
  return { rows, sum: String(sum) };
}

function hashOf(values: readonly SQLOutputValue[]): bigint {
  const hash = createHash('sha256');
  for (const value of values) {
    // Kind and length keep apart what would read the same one after another.
    const bytes = value instanceof Uint8Array ? value : Buffer.from(String(value));
    hash.update(`${value === null ? 'null' : typeof value} ${bytes.length} `).update(bytes);
  }
  return hash.digest().readBigUInt64BE();
}
