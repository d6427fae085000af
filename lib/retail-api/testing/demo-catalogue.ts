import type { Kysely } from 'kysely';
import type { ApiContext } from '../calls/api-context.ts';
import { CATALOGUE_DIRECTORY, photoNames } from '../catalogue/images/photo-sources.ts';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { LiveIndex } from '../catalogue/live-index.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import { recordDemoDrops } from '../catalogue/prices/record-demo-drops.ts';
import { readSource } from '../catalogue/read-source.ts';
import { readPageFiles } from '../content/page-files.ts';
import type { Engine, OpenDatabase } from '../core/db/engine.ts';
import type { Database } from '../core/db/schema.ts';
import { openCopy } from './sqlite-copies.ts';
import { openTestDatabase } from './test-database.ts';

/** A separate database with the demo catalogue as of `at`, in epoch milliseconds; if omitted, any time will do. */
export async function openDemoDatabase(engine: Engine, at?: number): Promise<OpenDatabase> {
  if (engine === 'sqlite' && at === undefined) return openCopy('demo', ({ db }) => importDemoCatalogue(db, Date.now()));
  const opened = await openTestDatabase(engine);
  await importDemoCatalogue(opened.db, at ?? Date.now());
  return opened;
}

/** Imports the demo catalogue into a database unless it is already there. `now` in epoch milliseconds. */
export async function importDemoCatalogue(db: Kysely<Database>, now: number): Promise<void> {
  const [source, { pages }, names] = await Promise.all([
    readSource(CATALOGUE_DIRECTORY),
    readPageFiles(),
    photoNames(),
  ]);
  await importCatalogue(db, { source, pages, photoNames: names, hash: source.hash }, now);
  await recordDemoDrops(db, source.products, now);
}

/** The catalogue structure and search index of a database's products; they are not kept up to date afterwards. */
export async function demoIndexes(db: Kysely<Database>): Promise<Pick<ApiContext, 'catalogue' | 'search'>> {
  const index = await loadIndex(db);
  return { catalogue: index, search: new LiveIndex(index) };
}
