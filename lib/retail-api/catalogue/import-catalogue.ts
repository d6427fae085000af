import type { Kysely, Transaction } from 'kysely';
import { importPages } from '../content/import-pages.ts';
import type { PageFile } from '../content/page-files.ts';
import { chunksOf } from '../core/db/chunks-of.ts';
import type { Database } from '../core/db/schema.ts';
import { lockKeys } from '../core/limits/lock-keys.ts';
import { BRAND_LISTS } from './catalogue-index.ts';
import { planProducts, writeProducts } from './import-products.ts';
import { incrementCatalogueVersion } from './increment-catalogue-version.ts';
import type { Progress } from './progress.ts';
import { type CatalogueSource, flattenCategories } from './read-source.ts';
import { releaseAddresses } from './record-redirect.ts';
import { writeSkus } from './write-skus.ts';

export interface ImportInput {
  /** Null if the store has an operator's own catalogue: then only pages are imported. */
  source: CatalogueSource | null;
  pages: readonly PageFile[];
  /** Original file names of pictures mapped to those in URLs; an unknown name stays as it is. */
  photoNames: ReadonlyMap<string, string>;
  /** Hash of everything above: equal files were imported already. */
  hash: string;
}

interface ImportResult {
  /** False if exactly this was already imported. */
  imported: boolean;
  /** Codes of products that are new, changed or removed. */
  changedCodes: string[];
  /** The removed ones among them. */
  removedCodes: string[];
}

const NOTHING: ImportResult = { imported: false, changedCodes: [], removedCodes: [] };

/**
 * Imports the catalogue in one transaction. The stock of existing SKUs is kept; the slug of a renamed product
 * becomes a redirect. Concurrent processes take turns, and the second finds it done.
 */
export async function importCatalogue(
  db: Kysely<Database>,
  input: ImportInput,
  now: number,
  onProgress: (progress: Progress) => void = () => undefined,
): Promise<ImportResult> {
  if ((await importedHash(db)) === input.hash) return NOTHING;
  return db.transaction().execute(async (transaction) => {
    await lockImports(transaction, now);
    if ((await importedHash(transaction)) === input.hash) return NOTHING;
    const products = await writeCatalogue(transaction, input, now, onProgress);
    await importPages(transaction, input.pages, now);
    await transaction
      .updateTable('catalogue_version')
      .set({ source_hash: input.hash, ...(products.changedCodes.length > 0 && { priced_at: now }) })
      .where('id', '=', 1)
      .execute();
    return { imported: true, ...products };
  });
}

async function importedHash(db: Kysely<Database>): Promise<string | undefined> {
  const row = await db.selectFrom('catalogue_version').select('source_hash').where('id', '=', 1).executeTakeFirst();
  return row?.source_hash;
}

/** Makes other imports wait until this transaction ends. */
export async function lockImports(transaction: Transaction<Database>, now: number): Promise<void> {
  await lockKeys(transaction, ['catalogue-import'], now);
  await transaction
    .insertInto('catalogue_version')
    .values({ id: 1, version: 0, imported_at: 0, source_hash: '' })
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

async function writeCatalogue(
  transaction: Transaction<Database>,
  { source, photoNames }: ImportInput,
  now: number,
  onProgress: (progress: Progress) => void,
): Promise<Pick<ImportResult, 'changedCodes' | 'removedCodes'>> {
  if (!source) {
    await incrementCatalogueVersion(transaction, now);
    return { changedCodes: [], removedCodes: [] };
  }
  const total = source.products.length;
  const placed = source.products.map((product, position) => ({
    product: { ...product, Images: product.Images.map((name) => photoNames.get(name) ?? name) },
    position,
  }));
  const plan = await planProducts(transaction, placed);
  const wanted = new Set(source.products.map((product) => product.ProductCode));
  const existing = await transaction.selectFrom('products').select('code').execute();
  const removedCodes = existing.map((row) => row.code).filter((code) => !wanted.has(code));
  await writeSkus(transaction, plan.changed, removedCodes, { now });
  await writeProducts(transaction, plan, removedCodes, await incrementCatalogueVersion(transaction, now));
  await replaceLists(transaction, source, photoNames);
  onProgress({ task: 'Catalogue', done: total, total });
  return { changedCodes: [...removedCodes, ...plan.rows.map((row) => row.code)], removedCodes };
}

/** Replaces the category tree, the brands and the physical stores completely, because they are small. */
async function replaceLists(
  transaction: Transaction<Database>,
  source: CatalogueSource,
  photoNames: ReadonlyMap<string, string>,
): Promise<void> {
  const categories = flattenCategories(source.categories).map((category, position) => {
    const path = category.CategoryURL;
    return {
      path,
      parent_path: path.includes('/') ? path.slice(0, path.lastIndexOf('/')) : '',
      name: category.StoreCategoryName,
      intro: category.Intro,
      rule: JSON.stringify(category.Rule),
      sort: category.Sort ?? '',
      position,
    };
  });
  const brands = source.brands.map((brand, position) => {
    const hero = brand.HeroImage === null ? null : (photoNames.get(brand.HeroImage) ?? brand.HeroImage);
    return { slug: brand.Slug, document: JSON.stringify({ ...brand, HeroImage: hero }), position };
  });
  const stores = source.stores.map((store, position) => ({
    code: store.StoreCode,
    document: JSON.stringify(store),
    position,
  }));
  await transaction.deleteFrom('categories').execute();
  for (const rows of chunksOf(categories)) await transaction.insertInto('categories').values(rows).execute();
  await transaction.deleteFrom('brands').execute();
  for (const rows of chunksOf(brands)) await transaction.insertInto('brands').values(rows).execute();
  await releaseAddresses(
    transaction,
    brands.map(({ slug }) => `${BRAND_LISTS}/${slug}`),
  );
  await transaction.deleteFrom('stores').execute();
  for (const rows of chunksOf(stores)) await transaction.insertInto('stores').values(rows).execute();
}
