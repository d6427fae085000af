import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { SourceRow } from './source-row.ts';

/** How a row belongs to a product. */
export interface RowLinks {
  /** The names by which other rows name this one as their product; empty for a row that is only a part of one. */
  names: readonly string[];
  /** The name of the product that the row is a part of. */
  parent?: string | undefined;
  /** SKUs of rows that are parts of this one. */
  parts?: readonly string[];
}

const SCHEMA = `
  pragma journal_mode = off;
  pragma synchronous = off;
  create table rows (place integer primary key, owner text not null, parent text, row text not null);
  create table owners (name text primary key, owner text not null) without rowid;
  create table parts (name text primary key, owner text not null) without rowid;
`;
const LINK = `
  update rows set owner = coalesce((select owner from owners where name = rows.parent), rows.parent) where parent is not null;
  update rows set owner = (select owner from parts where name = rows.owner) where owner in (select name from parts);
  create index by_owner on rows (owner, place);
`;
/** In the order of the file, but for rows that belong to an earlier one. */
const GATHERED = `
  select r.place, r.owner from rows r
  join (select owner, min(place) as first from rows group by owner) g on g.owner = r.owner
  order by g.first, r.place
`;

/**
 * Rows of which those of one product lie apart in the file, kept in a temporary file so that they need little memory.
 * Call `close` at the end.
 */
export class GatheredRows {
  readonly #folder: string;
  readonly #database: DatabaseSync;

  private constructor(folder: string) {
    this.#folder = folder;
    this.#database = new DatabaseSync(join(folder, 'rows.sqlite'));
  }

  static async gather(rows: AsyncIterable<SourceRow>, linksOf: (row: SourceRow) => RowLinks): Promise<GatheredRows> {
    const gathered = new GatheredRows(await mkdtemp(join(tmpdir(), 'catalogue-rows-')));
    try {
      await gathered.#fill(rows, linksOf);
    } catch (error) {
      await gathered.close();
      throw error;
    }
    return gathered;
  }

  async #fill(rows: AsyncIterable<SourceRow>, linksOf: (row: SourceRow) => RowLinks): Promise<void> {
    this.#database.exec(SCHEMA);
    this.#database.exec('begin');
    const addRow = this.#database.prepare('insert into rows (owner, parent, row) values (?, ?, ?)');
    const addOwner = this.#database.prepare('insert or ignore into owners values (?, ?)');
    const addPart = this.#database.prepare('insert or ignore into parts values (?, ?)');
    for await (const row of rows) {
      const { names, parent, parts = [] } = linksOf(row);
      const owner = names[0] ?? row.key;
      addRow.run(owner, parent ?? null, textOf(row));
      for (const name of names) addOwner.run(name, owner);
      for (const part of parts) if (part !== owner) addPart.run(part, owner);
    }
    this.#database.exec(LINK);
    this.#database.exec('commit');
  }

  /** The rows with the key of their product, those of a product one after another. */
  async *rows(): AsyncGenerator<SourceRow> {
    const one = this.#database.prepare('select row from rows where place = ?');
    for (const { place, owner } of this.#database.prepare(GATHERED).iterate()) {
      yield { ...rowOf(String(one.get(place ?? null)?.row)), key: String(owner) };
    }
  }

  async close(): Promise<void> {
    this.#database.close();
    await rm(this.#folder, { recursive: true, force: true });
  }
}

function textOf({ cells, facts, ...row }: SourceRow): string {
  return JSON.stringify({ ...row, cells: [...cells], ...(facts && { facts: [...facts] }) });
}

function rowOf(text: string): SourceRow {
  const { cells, facts, ...row } = JSON.parse(text);
  return { ...row, cells: new Map(cells), ...(facts && { facts: new Map(facts) }) };
}
