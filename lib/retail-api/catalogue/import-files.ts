import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { readBasicPages } from '../content/basic-pages.ts';
import { readPageFiles } from '../content/page-files.ts';
import type { Database } from '../core/db/schema.ts';
import { importDemoTranslations } from './demo-translations.ts';
import { fillDemoStock } from './fill-demo-stock.ts';
import { CATALOGUE_DIRECTORY, photoNames } from './images/photo-sources.ts';
import { importCatalogue } from './import-catalogue.ts';
import { recordDemoDrops } from './prices/record-demo-drops.ts';
import type { Progress } from './progress.ts';
import { type CatalogueSource, readSource } from './read-source.ts';

interface FilesOptions {
  db: Kysely<Database>;
  /** Whether the store has the demo's goods, stores and pages; true unless given. */
  demo?: boolean;
  /** Folder of the operator's pages; the demo's, if the store has the demo, unless given. */
  pagesDir?: string | undefined;
  /** Epoch milliseconds. */
  now: () => number;
  onProgress: (progress: Progress) => void;
}

/**
 * Imports the project's files: the demo's catalogue, unless an operator has imported one or the store has no demo, and
 * the pages. A store without the demo keeps its categories, which an operator's goods are sorted into, and has the basic
 * pages unless its operator has others.
 */
export async function importFiles({ db, demo: isWanted = true, pagesDir, now, onProgress }: FilesOptions) {
  const row = await db
    .selectFrom('catalogue_version')
    .select(['origin', 'demo_removed_at'])
    .where('id', '=', 1)
    .executeTakeFirst();
  const demo = isWanted && !row?.demo_removed_at;
  const [source, { pages, hash: pagesHash }, names] = await Promise.all([
    row?.origin === 'operator' ? null : readDemo(demo),
    demo || pagesDir !== undefined ? readPageFiles(pagesDir) : readBasicPages(),
    photoNames(),
  ]);
  const hash = createHash('sha256')
    .update(JSON.stringify([source?.hash ?? 'operator', pagesHash, ...names]))
    .digest('hex');
  const result = await importCatalogue(db, { source, pages, photoNames: names, hash }, now(), onProgress);
  if (source && demo && (result.imported || !(await hasStoreStock(db)))) await fillDemoStock(db, source, now());
  if (source && demo) await recordDemoDrops(db, source.products, now());
  if (demo) await importDemoTranslations(db, now());
  // An operator's import brings no stores, so those of the demo would stay among them.
  if (!demo && row?.origin === 'operator') await removeDemoStores(db);
  return result;
}

/** The demo's catalogue, or only its categories. */
async function readDemo(withProducts: boolean): Promise<CatalogueSource> {
  const source = await readSource(CATALOGUE_DIRECTORY);
  return withProducts ? source : { ...source, products: [], brands: [], stores: [], hash: `${source.hash} categories` };
}

async function removeDemoStores(db: Kysely<Database>): Promise<void> {
  // The demo is read once, at the start that puts it away.
  if (!(await db.selectFrom('stores').select('code').limit(1).executeTakeFirst())) return;
  const { stores } = await readSource(CATALOGUE_DIRECTORY);
  // A store that the operator has changed is the operator's.
  const documents = stores.map((store) => JSON.stringify(store));
  await db.deleteFrom('stores').where('document', 'in', documents).execute();
}

async function hasStoreStock(db: Kysely<Database>): Promise<boolean> {
  return (await db.selectFrom('store_stock').select('sku').limit(1).executeTakeFirst()) !== undefined;
}
