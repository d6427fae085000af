import type { Kysely } from 'kysely';
import { CATALOGUE_DIRECTORY, photoNames } from '../catalogue/images/photo-sources.ts';
import { importCatalogue } from '../catalogue/import-catalogue.ts';
import { LiveIndex } from '../catalogue/live-index.ts';
import { loadIndex } from '../catalogue/load-index.ts';
import { readSource } from '../catalogue/read-source.ts';
import { readPageFiles } from '../content/page-files.ts';
import type { ApiContext } from '../core/call-handler.ts';
import type { Database } from '../core/db/schema.ts';

/** Imports the demo catalogue into a database, where it is not there yet, and returns its structure and search; nothing goes on afterwards. */
export async function importDemoCatalogue(
  db: Kysely<Database>,
  now: number,
): Promise<Pick<ApiContext, 'catalogue' | 'search'>> {
  const [source, { pages }, names] = await Promise.all([
    readSource(CATALOGUE_DIRECTORY),
    readPageFiles(),
    photoNames(),
  ]);
  await importCatalogue(db, { source, pages, photoNames: names, hash: source.hash }, now);
  const index = await loadIndex(db);
  return { catalogue: index, search: new LiveIndex(index) };
}
