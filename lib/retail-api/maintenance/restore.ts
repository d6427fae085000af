import { access, chmod, copyFile, mkdir, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { openThen } from '../core/db/open-database.ts';
import { openSqlite } from '../core/db/sqlite/open-sqlite.ts';
import { copySecrets, type StorePlace } from './backup.ts';
import { MaintenanceError } from './maintenance-error.ts';
import { differingTables, type Manifest, readManifest, sumFile, type TableSums } from './manifest.ts';
import { copyPhoto } from './photo-files.ts';
import { postgresSums, postgresTables } from './postgres-sums.ts';
import { runPostgresTool } from './postgres-tools.ts';
import { sqliteSums } from './sqlite-sums.ts';

interface RestoreOptions {
  /** The copy of the secrets; left out where the settings have them. */
  secretsFile?: string | undefined;
}

/**
 * Restores a backup into a place without a store, and proves that what it restored equals the backup. Returns its manifest.
 * Throws MaintenanceError where that cannot be.
 */
export async function restore(place: StorePlace, folder: string, { secretsFile }: RestoreOptions): Promise<Manifest> {
  const manifest = await readManifest(folder);
  await provePhotosAndFile(folder, manifest);
  // Before the database: a place that has one is taken for a complete store.
  const restorePhotos = async () => {
    for (const [path, sum] of Object.entries(manifest.photos)) {
      const copied = await copyPhoto(folder, place.dataDir, path);
      if (copied.sha256 !== sum.sha256) throw new MaintenanceError(`${path} could not be copied completely.`);
    }
  };
  const from = { folder, manifest, restorePhotos };
  await (manifest.engine === 'postgres' ? restorePostgres(place, from) : restoreEmbedded(place, from));
  if (secretsFile !== undefined) {
    await mkdir(place.dataDir, { recursive: true, mode: 0o700 });
    await copySecrets(secretsFile, join(place.dataDir, 'secrets.json'));
  }
  return manifest;
}

/** Nothing is touched before the backup itself is known to be whole. */
async function provePhotosAndFile(folder: string, { database, photos }: Manifest): Promise<void> {
  for (const [path, sum] of [[database.file, database] as const, ...Object.entries(photos)]) {
    const found = await sumFile(join(folder, path)).catch(() => null);
    if (found?.sha256 !== sum.sha256)
      throw new MaintenanceError(`${join(folder, path)} is missing or damaged. Take another backup.`);
  }
}

function proveTables(manifest: Manifest, found: TableSums): void {
  const differing = differingTables(manifest.tables, found);
  if (differing.length > 0)
    throw new MaintenanceError(`These restored tables do not equal the backup: ${differing.join(', ')}.`);
}

interface CheckedBackup {
  folder: string;
  manifest: Manifest;
  /** To be called once the place is known to have no store. */
  restorePhotos: () => Promise<void>;
}

async function restoreEmbedded(
  { dataDir, databaseUrl }: StorePlace,
  { folder, manifest, restorePhotos }: CheckedBackup,
): Promise<void> {
  if (databaseUrl)
    throw new MaintenanceError('This is a backup of the embedded database. Unset DATABASE_URL to restore it.');
  const path = join(dataDir, 'store.sqlite');
  const exists = await access(path).then(
    () => true,
    () => false,
  );
  if (exists)
    throw new MaintenanceError(`There is a store in ${dataDir} already. Move it away, or set another DATA_DIR.`);
  await mkdir(dataDir, { recursive: true, mode: 0o700 });
  await restorePhotos();
  const partial = `${path}.partial`;
  try {
    await copyFile(join(folder, manifest.database.file), partial);
    await chmod(partial, 0o600);
    proveTables(manifest, sqliteSums(partial));
    await rename(partial, path);
  } finally {
    await rm(partial, { force: true });
  }
  // Opened once, for the journal and the lock that a running store has.
  await openSqlite(dataDir).close();
}

async function restorePostgres(place: StorePlace, { folder, manifest, restorePhotos }: CheckedBackup): Promise<void> {
  const { databaseUrl } = place;
  if (!databaseUrl)
    throw new MaintenanceError('This is a backup of PostgreSQL. Set DATABASE_URL to an empty database to restore it.');
  const opened = await openThen({ ...place, databaseUrl }, async () => undefined);
  try {
    if ((await postgresTables(opened.db)).length > 0)
      throw new MaintenanceError('DATABASE_URL: this database has tables already. Create an empty one for the backup.');
    await restorePhotos();
    const database = decodeURIComponent(new URL(databaseUrl).pathname.slice(1));
    const args = ['--no-owner', '--no-privileges', '--exit-on-error', '--single-transaction', `--dbname=${database}`];
    await runPostgresTool('pg_restore', [...args, join(folder, manifest.database.file)], databaseUrl);
    proveTables(manifest, await opened.db.transaction().execute((transaction) => postgresSums(transaction)));
  } finally {
    await opened.close();
  }
}
