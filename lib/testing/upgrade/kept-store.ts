import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import pg from 'pg';
import type { Engine } from '#lib/retail-api/core/db/engine.ts';
import { openThen } from '#lib/retail-api/core/db/open-database.ts';
import type { StorePlace } from '#lib/retail-api/maintenance/backup.ts';
import { WholeDatabases } from '#lib/retail-api/testing/whole-databases.ts';
import { postgresForTests } from '#lib/testing/services.ts';

/** What the previous release had migrated and written, as `keep-release.ts` keeps it. */
const KEPT = { sqlite: 'previous-release.sqlite.sql', postgres: 'previous-release.postgres.sql' };

/** Rows by table, each as text, without an order. */
export type Rows = ReadonlyMap<string, { columns: readonly string[]; rows: readonly Record<string, unknown>[] }>;

/** Places for stores of one engine, in a folder and in databases that are removed at the end. */
export class StorePlaces {
  readonly #engine: Engine;
  readonly #databases = new WholeDatabases(postgresForTests() ?? '');
  /** For backups. */
  readonly folder = mkdtempSync(join(tmpdir(), 'samay-upgrade-'));

  constructor(engine: Engine) {
    this.#engine = engine;
  }

  /** A place without a store. */
  async empty(name: string): Promise<StorePlace> {
    const dataDir = join(this.folder, name);
    if (this.#engine === 'sqlite') return { dataDir };
    return { dataDir, databaseUrl: await this.#databases.create(`upgrade_${name}`) };
  }

  /** A place as the previous release left it. */
  async kept(name: string): Promise<StorePlace> {
    const place = await this.empty(name);
    const statements = readFileSync(join(import.meta.dirname, KEPT[this.#engine]), 'utf8');
    if (place.databaseUrl) await write(place.databaseUrl, statements);
    else {
      // Opened once for its folder and lock, as a release does.
      await (await openThen(place, async () => undefined)).close();
      const file = new DatabaseSync(join(place.dataDir, 'store.sqlite'), { enableForeignKeyConstraints: false });
      file.exec(statements);
      file.close();
    }
    return place;
  }

  async remove(): Promise<void> {
    await this.#databases.remove();
    rmSync(this.folder, { recursive: true });
  }
}

async function write(address: string, statements: string): Promise<void> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    await client.query(statements);
  } finally {
    await client.end();
  }
}

/** All rows of a store, which is opened as it is; `of`: only the tables and columns of these. */
export async function readRows(place: StorePlace, of?: Rows): Promise<Rows> {
  const { db, close } = await openThen(place, async () => undefined);
  try {
    const found = of ?? (await tablesOf(db));
    const read = new Map<string, { columns: readonly string[]; rows: readonly Record<string, unknown>[] }>();
    for (const [table, { columns }] of found) {
      const names = sql.join(columns.map((column) => sql.ref(column)));
      const { rows } = await sql<
        Record<string, unknown>
      >`select ${names} from ${sql.table(table)} order by ${names}`.execute(db);
      read.set(table, { columns, rows });
    }
    return read;
  } finally {
    await close();
  }
}

async function tablesOf(db: Awaited<ReturnType<typeof openThen>>['db']): Promise<Rows> {
  const tables = await db.introspection.getTables();
  return new Map(
    tables.map(({ name, columns }) => [name, { columns: columns.map((column) => column.name), rows: [] }]),
  );
}
