import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readPageFiles } from '../content/page-files.ts';
import type { Database } from '../core/db/schema.ts';
import { fillDemoStock } from './fill-demo-stock.ts';
import { CATALOGUE_DIRECTORY, photoNames } from './images/photo-sources.ts';
import { importCatalogue } from './import-catalogue.ts';
import type { Progress } from './progress.ts';
import { readSource } from './read-source.ts';

interface FilesOptions {
  db: Kysely<Database>;
  /** Folder of the operator's pages; defaults to the demo's. */
  pagesDir?: string | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
}

/** Imports the project's files: the demo's catalogue, unless an operator has imported one, and the pages. */
export async function importFiles({ db, pagesDir, now, onProgress }: FilesOptions) {
  const row = await db.selectFrom('catalogue_version').select('origin').where('id', '=', 1).executeTakeFirst();
  const [source, { pages, hash: pagesHash }, names] = await Promise.all([
    row?.origin === 'operator' ? null : readSource(CATALOGUE_DIRECTORY),
    readPageFiles(pagesDir),
    photoNames(),
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([source?.hash ?? 'operator', pagesHash, ...names]))
    .digest('hex');
  const result = await importCatalogue(db, { source, pages, photoNames: names, hash }, now(), onProgress);
  if (source && (result.imported || !(await hasStoreStock(db)))) await fillDemoStock(db, source, now());
  return result;
}

async function hasStoreStock(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('store_stock').select('sku').limit(1).executeTakeFirst()) !== undefined;
}
