import { chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join, resolve, sep } from 'node:path';
import { backup as copySqlite, DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { errorCode } from '#lib/shared/error-code.ts';
import { openThen } from '../core/db/open-database.ts';
import { MaintenanceError } from './maintenance-error.ts';
import { type Manifest, sumFile, type TableSums, writeManifest } from './manifest.ts';
import { copyPhotos } from './photo-files.ts';
import { postgresSums } from './postgres-sums.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { sqliteMigrations, sqliteSums } from './sqlite-sums.ts';

/** Where the data of a store is. */
export interface StorePlace {
  dataDir: string;
  databaseUrl?: string | undefined;
}

interface BackupOptions {
  /** The file that the secrets are copied to, outside the folder of the backup; left out for none. */
  secretsFile?: string | undefined;
  /** Epoch milliseconds. */
  now: () => number;
}

/** All pages in one step: in several, every write of the running shop would begin the copy again. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Backs up the database and the photos into a new folder, while the shop runs. Returns what it holds. Throws MaintenanceError
 * where that cannot be; the folder then does not exist.
 */
export async function backUp(place: StorePlace, folder: string, options: BackupOptions): Promise<Manifest> {
  const { secretsFile, now } = options;
  if (isWithin(place.dataDir, folder))
    throw new MaintenanceError(
      `A backup belongs apart from the data it saves: name a folder outside ${place.dataDir}.`,
    );
  if (secretsFile !== undefined && isWithin(folder, secretsFile))
    throw new MaintenanceError('The secrets belong apart from the backup: name a file outside its folder.');
  const partial = `${resolve(folder)}.partial`;
  await claimFolder(partial, folder);
  try {
    const database = place.databaseUrl
      ? await dumpPostgres({ ...place, databaseUrl: place.databaseUrl }, partial)
      : await copyEmbedded(place.dataDir, partial);
    const photos = await copyPhotos(place.dataDir, partial);
    const manifest: Manifest = { format: 1, madeAt: new Date(now()).toISOString(), ...database, photos };
    await writeManifest(partial, manifest);
    if (secretsFile !== undefined) await copySecrets(join(place.dataDir, 'secrets.json'), secretsFile);
    await rename(partial, folder);
    return manifest;
  } catch (error) {
    await rm(partial, { recursive: true, force: true });
    throw error;
  }
}

/** Whether a path is that of a folder or lies in it. */
function isWithin(folder: string, path: string): boolean {
  return `${resolve(path)}${sep}`.startsWith(`${resolve(folder)}${sep}`);
}

/** Copies the secrets of an installation to a file that only its owner can read. Throws where that file exists. */
export async function copySecrets(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, 1);
    await chmod(to, 0o600);
  } catch (error) {
    const code = errorCode(error);
    if (code === 'EEXIST') throw new MaintenanceError(`${to} exists already. Name another file for the secrets.`);
    if (code !== 'ENOENT') throw error;
    throw new MaintenanceError(`${from} does not exist, or there is no folder for ${to}.`);
  }
}

/** Takes the place where the backup is written, and refuses a folder that exists already. */
async function claimFolder(partial: string, folder: string): Promise<void> {
  await mkdir(resolve(folder, '..'), { recursive: true });
  await makeNew(
    partial,
    `${partial} exists: another backup writes it, or one was ended before its time. Delete it if none runs, or name another folder.`,
  );
  try {
    await makeNew(folder, `${folder} exists already. A backup needs a new folder.`);
    // The folder of the finished backup takes its place.
    await rm(folder, { recursive: true });
  } catch (error) {
    await rm(partial, { recursive: true });
    throw error;
  }
}

async function makeNew(folder: string, refusal: string): Promise<void> {
  try {
    await mkdir(folder, { mode: 0o700 });
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new MaintenanceError(refusal);
  }
}

type Copied = Pick<Manifest, 'engine' | 'migrations' | 'database' | 'tables'>;

async function copyEmbedded(dataDir: string, folder: string): Promise<Copied> {
  const path = join(folder, 'store.sqlite');
  let source: DatabaseSync;
  try {
    source = new DatabaseSync(join(dataDir, 'store.sqlite'), { readOnly: true, timeout: 5000 });
  } catch (error) {
    throw new MaintenanceError(`There is no store in ${dataDir}. Set DATA_DIR, or DATABASE_URL.`, { cause: error });
  }
  try {
    await copySqlite(source, path, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  await chmod(path, 0o600);
  const tables = sqliteSums(path);
  const database = { file: 'store.sqlite' as const, ...(await sumFile(path)) };
  return { engine: 'sqlite', migrations: sqliteMigrations(path), database, tables };
}

/** Dumps the snapshot of one transaction, which also sums up the tables: the shop may go on writing meanwhile. */
async function dumpPostgres(place: Required<StorePlace> & { databaseUrl: string }, folder: string): Promise<Copied> {
  const path = join(folder, 'store.dump');
  const opened = await openThen(place, async () => undefined);
  try {
    const facts = await opened.db
      .transaction()
      .setIsolationLevel('repeatable read')
      .execute(async (transaction) => {
        const { rows } = await sql<{ id: string }>`select pg_export_snapshot() as id`.execute(transaction);
        const snapshot = `--snapshot=${rows[0]?.id}`;
        const args = ['--format=custom', '--no-owner', '--no-privileges', snapshot, `--file=${path}`];
        await runPostgresTool('pg_dump', args, place.databaseUrl);
        const tables: TableSums = await postgresSums(transaction);
        if (!tables.migrations) throw new MaintenanceError('DATABASE_URL: there is no store in this database.');
        const applied = await transaction.selectFrom('migrations').select('name').orderBy('name').execute();
        return { tables, migrations: applied.map(({ name }) => name) };
      });
    await chmod(path, 0o600);
    return { engine: 'postgres', database: { file: 'store.dump', ...(await sumFile(path)) }, ...facts };
  } finally {
    await opened.close();
  }
}
