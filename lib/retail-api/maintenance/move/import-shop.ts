import { createHash } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { access, mkdir, mkdtemp, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Kysely, sql } from 'kysely';
import type { Progress } from '../../catalogue/progress.ts';
import type { OpenDatabase } from '../../core/db/engine.ts';
import { openDatabase, openThen } from '../../core/db/open-database.ts';
import type { Database } from '../../core/db/schema.ts';
import { temporaryFor } from '../../core/temporary-file.ts';
import { ZipArchive } from '../../core/zip-archive.ts';
import { copySecrets, type StorePlace } from '../backup.ts';
import { MaintenanceError } from '../maintenance-error.ts';
import type { FileSum } from '../manifest.ts';
import { postgresTables } from '../postgres-sums.ts';
import { inForeignKeyOrder, insertRows } from './load-tables.ts';
import { filePath, MANIFEST, type MoveManifest, parseMoveManifest, tablePath } from './move-manifest.ts';
import { lineOf, linesOf, rowOf } from './row-lines.ts';
import { openTables, quotedName, type TableReader, type TableShape } from './table-reader.ts';

const GIGABYTE = 1024 ** 3;
const LIMITS = { files: 5_000_000, totalBytes: 1024 * GIGABYTE, fileBytes: 64 * GIGABYTE };

interface ImportOptions {
  /** The copy of the secrets; left out where the settings have them. */
  secretsFile?: string | undefined;
  onProgress: (progress: Progress) => void;
}

/**
 * Imports an exported shop where there is no store yet, on either engine, and proves that what it has stored equals the
 * export. Returns the manifest. Throws MaintenanceError where that cannot be; nothing is left behind then.
 */
export async function importShop(place: StorePlace, file: string, options: ImportOptions): Promise<MoveManifest> {
  const archive = await ZipArchive.open(file, LIMITS);
  const secrets = join(place.dataDir, 'secrets.json');
  let copied = false;
  try {
    const manifest = parseMoveManifest(String(await archive.read(MANIFEST)), file);
    await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
    if (options.secretsFile !== undefined) {
      await copySecrets(options.secretsFile, secrets);
      copied = true;
    }
    if (place.databaseUrl) await loadPostgres(place, archive, manifest, options);
    else await loadEmbedded(place, archive, manifest, options);
    return manifest;
  } catch (error) {
    if (copied) await rm(secrets, { force: true });
    throw error;
  } finally {
    await archive.close();
  }
}

/** The database appears under its name only when it is whole. */
async function loadEmbedded(
  { dataDir }: StorePlace,
  archive: ZipArchive,
  manifest: MoveManifest,
  options: ImportOptions,
): Promise<void> {
  const target = join(dataDir, 'store.sqlite');
  const exists = await access(target).then(
    () => true,
    () => false,
  );
  if (exists)
    throw new MaintenanceError(`There is a store in ${dataDir} already. Move it away, or set another DATA_DIR.`);
  const partial = await mkdtemp(join(dataDir, 'import-'));
  try {
    const place = { dataDir: partial };
    const opened = await openDatabase(place);
    await load(opened, place, archive, manifest, options).finally(() => opened.close());
    await unpackFiles(dataDir, archive, manifest);
    await rename(join(partial, 'store.sqlite'), target);
  } finally {
    await rm(partial, { recursive: true, force: true });
  }
}

async function loadPostgres(
  place: StorePlace,
  archive: ZipArchive,
  manifest: MoveManifest,
  options: ImportOptions,
): Promise<void> {
  const empty = await openThen({ ...place }, async () => undefined);
  const before = await postgresTables(empty.db).finally(() => empty.close());
  if (before.length > 0)
    throw new MaintenanceError('DATABASE_URL: this database has tables already. Create an empty one for the shop.');
  const opened = await openDatabase({ ...place });
  try {
    await load(opened, place, archive, manifest, options);
    await unpackFiles(place.dataDir, archive, manifest);
  } catch (error) {
    for (const name of await postgresTables(opened.db)) {
      await sql.raw(`drop table if exists ${quotedName(name)} cascade`).execute(opened.db);
    }
    throw error;
  } finally {
    await opened.close();
  }
}

/** Fills the migrated tables of a new database in one transaction, and reads them again. */
async function load(
  { db, engine }: OpenDatabase,
  place: StorePlace,
  archive: ZipArchive,
  manifest: MoveManifest,
  { onProgress }: ImportOptions,
): Promise<void> {
  const shapes = await shapesOf(place);
  proveShapes(shapes, manifest);
  const ordered = await inForeignKeyOrder(db, engine, shapes);
  await db.transaction().execute(async (transaction) => {
    if (engine === 'postgres') await sql`set local statement_timeout = 0`.execute(transaction);
    for (const { name } of ordered.toReversed()) await sql.raw(`delete from ${quotedName(name)}`).execute(transaction);
    for (const [done, table] of ordered.entries()) {
      onProgress({ task: 'Import', done, total: ordered.length });
      await fillTable(transaction, table, archive, manifest);
    }
  });
  onProgress({ task: 'Import', done: ordered.length, total: ordered.length });
  const reader = await openTables(place);
  try {
    for (const table of reader.tables) {
      const sum = await sumOf(linesFrom(reader, table));
      if (sum.sha256 !== manifest.tables[table.name]?.sha256)
        throw new MaintenanceError(`The imported table ${table.name} does not equal the export.`);
    }
  } finally {
    await reader.close();
  }
}

async function shapesOf(place: StorePlace): Promise<readonly TableShape[]> {
  const reader = await openTables(place);
  const { tables } = reader;
  await reader.close();
  return tables;
}

/** An export fits the release that has the same tables and columns. */
function proveShapes(shapes: readonly TableShape[], { tables }: MoveManifest): void {
  const here = new Map(shapes.map(({ name, columns }) => [name, columns.join()]));
  const names = [...new Set([...here.keys(), ...Object.keys(tables)])].toSorted();
  const differing = names.filter((name) => here.get(name) !== tables[name]?.columns.join());
  if (differing.length > 0)
    throw new MaintenanceError(
      `The export is of another release: these tables differ: ${differing.join(', ')}. Import it with that release, then upgrade.`,
    );
}

async function fillTable(
  db: Kysely<Database>,
  table: TableShape,
  archive: ZipArchive,
  { tables }: MoveManifest,
): Promise<void> {
  const hash = createHash('sha256');
  const pieces = async function* () {
    for await (const piece of archive.stream(tablePath(table.name))) {
      hash.update(piece);
      yield piece;
    }
  };
  const rows = async function* () {
    for await (const line of linesOf(pieces())) yield rowOf(table, line);
  };
  await insertRows(db, table, rows());
  if (hash.digest('hex') !== tables[table.name]?.sha256)
    throw new MaintenanceError(`${tablePath(table.name)} is damaged. Take another export.`);
}

async function* linesFrom(reader: TableReader, table: TableShape): AsyncGenerator<Uint8Array> {
  for await (const row of reader.rows(table)) yield Buffer.from(lineOf(table, row));
}

async function sumOf(pieces: AsyncIterable<Uint8Array>): Promise<FileSum> {
  const hash = createHash('sha256');
  let bytes = 0;
  for await (const piece of pieces) {
    hash.update(piece);
    bytes += piece.length;
  }
  return { bytes, sha256: hash.digest('hex') };
}

/** Unpacks photos and videos, each under its name only when it is whole. */
async function unpackFiles(dataDir: string, archive: ZipArchive, { files }: MoveManifest): Promise<void> {
  for (const [path, { sha256 }] of Object.entries(files)) {
    const target = join(dataDir, path);
    await mkdir(dirname(target), { recursive: true, mode: 0o700 });
    const temporary = temporaryFor(target);
    const hash = createHash('sha256');
    const pieces = async function* () {
      for await (const piece of archive.stream(filePath(path))) {
        hash.update(piece);
        yield piece;
      }
    };
    await pipeline(Readable.from(pieces(), { objectMode: false }), createWriteStream(temporary));
    if (hash.digest('hex') !== sha256) {
      await rm(temporary, { force: true });
      throw new MaintenanceError(`${path} is damaged. Take another export.`);
    }
    await rename(temporary, target);
  }
}
