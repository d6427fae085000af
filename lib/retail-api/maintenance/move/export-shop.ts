import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { access, chmod, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { configure, ZipWriter } from '@zip.js/zip.js';
import type { Progress } from '../../catalogue/progress.ts';
import { temporaryFor } from '../../core/temporary-file.ts';
import { copySecrets, type StorePlace } from '../backup.ts';
import { MaintenanceError } from '../maintenance-error.ts';
import type { FileSum } from '../manifest.ts';
import { photoPaths } from '../photo-files.ts';
import { filePath, MANIFEST, type MoveManifest, tablePath } from './move-manifest.ts';
import { lineOf } from './row-lines.ts';
import { openTables, type TableReader, type TableShape } from './table-reader.ts';

configure({ useWebWorkers: false });

export interface ExportOptions {
  /** The file that the secrets are copied to; left out for none. */
  secretsFile?: string | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
}

type Zip = Pick<ZipWriter<unknown>, 'add' | 'close'>;

/**
 * Exports a shop into a zip file, while it runs: all tables as JSON lines, photos and videos, and a manifest with their sums.
 * Returns the manifest. Throws MaintenanceError where that cannot be; the file then does not exist.
 */
export async function exportShop(place: StorePlace, file: string, options: ExportOptions): Promise<MoveManifest> {
  await access(file).then(
    () => {
      throw new MaintenanceError(`${file} exists already. Name a new file.`);
    },
    () => undefined,
  );
  const reader = await openTables(place);
  const temporary = temporaryFor(file);
  try {
    const manifest = await writeArchive(place, reader, temporary, options);
    if (options.secretsFile !== undefined) await copySecrets(join(place.dataDir, 'secrets.json'), options.secretsFile);
    await rename(temporary, file);
    return manifest;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await reader.close();
  }
}

async function writeArchive(
  { dataDir }: StorePlace,
  reader: TableReader,
  file: string,
  { now, onProgress }: ExportOptions,
): Promise<MoveManifest> {
  const output = createWriteStream(file, { mode: 0o600 });
  const zip: Zip = new ZipWriter(Writable.toWeb(output), { zip64: true });
  const tables: MoveManifest['tables'] = {};
  for (const [done, table] of reader.tables.entries()) {
    onProgress({ task: 'Export', done, total: reader.tables.length });
    tables[table.name] = await addTable(zip, reader, table);
  }
  onProgress({ task: 'Export', done: reader.tables.length, total: reader.tables.length });
  const files: MoveManifest['files'] = {};
  for (const path of await photoPaths(dataDir)) {
    const sum = await addFile(zip, join(dataDir, path), filePath(path));
    // An import may just have replaced it.
    if (sum) files[path] = sum;
  }
  const madeAt = new Date(now()).toISOString();
  const manifest: MoveManifest = { format: 'shop-export-1', engine: reader.engine, madeAt, tables, files };
  await zip.add(MANIFEST, streamOf([Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`)]));
  await zip.close();
  await chmod(file, 0o600);
  return manifest;
}

async function addTable(zip: Zip, reader: TableReader, table: TableShape): Promise<MoveManifest['tables'][string]> {
  let rows = 0;
  const lines = async function* () {
    for await (const row of reader.rows(table)) {
      rows += 1;
      yield Buffer.from(lineOf(table, row));
    }
  };
  const sum = await addSummed(zip, tablePath(table.name), lines());
  return { ...sum, rows, columns: [...table.columns] };
}

/** Adds a photo, which is compressed already; null if it is no longer there. */
async function addFile(zip: Zip, from: string, path: string): Promise<FileSum | null> {
  const isThere = await access(from).then(
    () => true,
    () => false,
  );
  return isThere ? addSummed(zip, path, createReadStream(from), { level: 0 }) : null;
}

async function addSummed(
  zip: Zip,
  path: string,
  pieces: AsyncIterable<Uint8Array>,
  options: { level?: number } = {},
): Promise<FileSum> {
  const hash = createHash('sha256');
  let bytes = 0;
  const counted = async function* () {
    for await (const piece of pieces) {
      hash.update(piece);
      bytes += piece.length;
      yield piece;
    }
  };
  await zip.add(path, streamOf(counted()), options);
  return { bytes, sha256: hash.digest('hex') };
}

function streamOf(pieces: AsyncIterable<Uint8Array> | Iterable<Uint8Array>): ReadableStream<Uint8Array> {
  return Readable.toWeb(Readable.from(pieces, { objectMode: false })) as ReadableStream<Uint8Array>;
}
