import type { Kysely } from 'kysely';
import type { CatalogueIndex } from '../catalogue/catalogue-index.ts';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { LiveIndex } from '../catalogue/live-index.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import { readSource } from '../catalogue/read-source.ts';
import { SearchTally } from '../catalogue/search-tally.ts';
import { readPageFiles } from '../content/page-files.ts';
import type { Database } from '../db/schema.ts';
import { CATALOGUE_DIRECTORY, photoNames } from '../images/photo-sources.ts';

/** Imports the demo catalogue into a database, where it is not there yet, and returns its index; nothing goes on afterwards. */
export async function importDemoCatalogue(db: Kysely<Database>, now: number): Promise<CatalogueIndex> {
  const [source, { pages }, names] = await Promise.all([
    readSource(CATALOGUE_DIRECTORY),
    readPageFiles(),
    photoNames(),
  ]);
  await importCatalogue(db, { source, pages, photoNames: names, hash: source.hash }, now);
  return new LiveIndex(await loadIndex(db), new SearchTally());
}
