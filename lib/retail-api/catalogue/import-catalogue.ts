import type { Kysely, Transaction } from 'kysely';
import { importPages } from '../content/import-pages.ts';
import type { PageFile } from '../content/page-files.ts';
import type { Database } from '../db/schema.ts';
import { importProducts } from './import-products.ts';
import type { Progress } from './progress.ts';
import { type CatalogueSource, flattenCategories } from './read-source.ts';

export interface ImportInput {
  source: CatalogueSource;
  pages: readonly PageFile[];
  /** File names of pictures as delivered to those that URLs carry; a name that is not there stays as it is. */
  photoNames: ReadonlyMap<string, string>;
  /** Of everything above: an equal one was imported already. */
  hash: string;
}

interface ImportResult {
  /** False where the store already held exactly this. */
  imported: boolean;
  /** Codes of products that are new, changed or gone. */
  changedCodes: string[];
  /** Of those the ones that are gone. */
  removedCodes: string[];
}

const NOTHING: ImportResult = { imported: false, changedCodes: [], removedCodes: [] };

/**
 * Writes the catalogue into the store in one transaction. Stock of SKUs that are already there is left alone; the slug
 * of a renamed product becomes a redirect. Processes that start together take turns, and the second finds it done.
 */
export async function importCatalogue(
  db: Kysely<Database>,
  input: ImportInput,
  now: number,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<ImportResult> {
  const current = await db.selectFrom('catalogue_version').select('source_hash').where('id', '=', 1).executeTakeFirst();
  if (current?.source_hash === input.hash) return NOTHING;
  return db.transaction().execute(async (transaction) => {
    if ((await lockVersion(transaction)) === input.hash) return NOTHING;
    const products = await importProducts(transaction, input, now, onProgress);
    await replaceLists(transaction, input);
    await importPages(transaction, input.pages, now);
    await transaction
      .updateTable('catalogue_version')
      .set((expression) => ({
        version: expression('version', '+', 1),
        imported_at: now,
        source_hash: input.hash,
        ...(products.changedCodes.length > 0 && { priced_at: now }),
      }))
      .where('id', '=', 1)
      .execute();
    return { imported: true, ...products };
  });
}

/** Makes other imports wait until this transaction ends; returns the hash of what was imported last. */
async function lockVersion(transaction: Transaction<Database>): Promise<string> {
  await transaction
    .insertInto('catalogue_version')
    .values({ id: 1, version: 0, imported_at: 0, source_hash: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
  const locked = await transaction
    .updateTable('catalogue_version')
    .set((expression) => ({ version: expression.ref('version') }))
    .where('id', '=', 1)
    .returning('source_hash')
    .executeTakeFirst();
  return locked?.source_hash ?? '';
}

/** The category tree, the brands and the shops are small: they are written anew. */
async function replaceLists(transaction: Transaction<Database>, { source, photoNames }: ImportInput): Promise<void> {
  await transaction.deleteFrom('categories').execute();
  for (const [position, category] of flattenCategories(source.categories).entries()) {
    const path = category.CategoryURL;
    const values = {
      path,
      parent_path: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '',
      name: category.StoreCategoryName,
      intro: category.Intro,
      rule: JSON.stringify(category.Rule),
      position,
    };
    await transaction.insertInto('categories').values(values).execute();
  }
  await transaction.deleteFrom('brands').execute();
  for (const [position, brand] of source.brands.entries()) {
    const hero = brand.HeroImage === null ? null : (photoNames.get(brand.HeroImage) ?? brand.HeroImage);
    const document = JSON.stringify({ ...brand, HeroImage: hero });
    await transaction.insertInto('brands').values({ slug: brand.Slug, document, position }).execute();
  }
  await transaction.deleteFrom('stores').execute();
  for (const [position, store] of source.stores.entries()) {
    const document = JSON.stringify(store);
    await transaction.insertInto('stores').values({ code: store.StoreCode, document, position }).execute();
  }
}
