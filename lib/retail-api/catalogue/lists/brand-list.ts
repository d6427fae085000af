import type { Kysely, Transaction } from 'kysely';
import { slugOf } from '#lib/shared/slugs.ts';
import { chunksOf } from '../../core/db/chunks-of.ts';
import { isSearchPart } from '../../core/db/product-search-text.ts';
import type { Database } from '../../core/db/schema.ts';
import { planRecords, type RecordPlan, type RecordRow, type StoredRecord } from '../../core/records/plan-records.ts';
import { forgetFileTexts } from '../../translations/file-texts.ts';
import { BRAND_LISTS } from '../catalogue-index.ts';
import { type CatalogueBrand, catalogueBrand } from '../catalogue-product.ts';
import { markAsOperators } from '../exchange/write-batch.ts';
import { incrementCatalogueVersion } from '../increment-catalogue-version.ts';
import { releaseAddresses } from '../record-redirect.ts';

/** Products that are read at once. */
const PAGE = 200;

/** Whether the address of a brand is that of another page: `brands/featured-brands/products` lists the products of all. */
export const isReservedBrand = (slug: string): boolean => slug === 'products';

/** All brands by their slug, in the operator's order. */
export async function readBrands(db: Kysely<Database>): Promise<StoredRecord<CatalogueBrand>[]> {
  const rows = await db.selectFrom('brands').selectAll().orderBy('position').orderBy('slug').execute();
  return rows.map(({ slug, version, document }) => {
    return { id: slug, version, document: catalogueBrand.parse(JSON.parse(document)) };
  });
}

/** Checks rows of brands. `isStored` says whether there is a picture with a name in URLs. */
export async function planBrands(
  db: Kysely<Database>,
  rows: readonly RecordRow[],
  isStored: (fileName: string) => Promise<boolean>,
): Promise<RecordPlan<CatalogueBrand>> {
  const defaults = { Story: '', Country: '', HeroImage: null };
  const given = rows.map((row) => {
    const isNew = row.expectedVersion === 0;
    return { ...row, fields: { ...(isNew && defaults), ...row.fields, Slug: row.id } };
  });
  const plan = planRecords(await readBrands(db), given, { schema: catalogueBrand.strict() });
  for (const { row, id, existing, document } of plan.steps) {
    const refuse = (Field: string, Message: string) => plan.refused.push({ Row: row, Field, Message });
    const before = existing?.document;
    if (before && before.Name !== document?.Name && (await hasProducts(db, before.Name))) {
      const what = document ? 'cannot change while' : 'cannot be removed while';
      refuse(
        document ? 'Name' : 'Action',
        `${what} products are of the brand: ${document ? 'rename it with RenameBrand' : 'give them another with SaveProducts first'}`,
      );
    }
    if (!document) continue;
    if (!existing && isReservedBrand(id)) refuse('Id', 'is the address of all brands’ products');
    if (slugOf(document.Name) !== id) refuse('Name', `has the address ${slugOf(document.Name)}, not ${id}`);
    const picture = document.HeroImage;
    if (picture !== null && picture !== before?.HeroImage && !(await isStored(picture))) {
      refuse('HeroImage', `photo ${picture} is not stored: send it by UploadProductPhoto first`);
    }
  }
  return plan;
}

/** Whether a product is of a brand; titles of other brands may hold its name, so that many have to be looked at. */
async function hasProducts(db: Kysely<Database>, name: string): Promise<boolean> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('products')
      .select(['code', 'document'])
      .where(isSearchPart(name))
      .where('code', '>', after)
      .orderBy('code')
      .limit(PAGE)
      .execute();
    if (rows.some(({ document }) => JSON.parse(document).BrandName === name)) return true;
    const last = rows.at(-1);
    if (!last || rows.length < PAGE) return false;
    after = last.code;
  }
}

/** Writes a plan of brands; the caller holds the lock of imports. `now` in epoch milliseconds. */
export async function writeBrands(
  transaction: Transaction<Database>,
  { records }: RecordPlan<CatalogueBrand>,
  now: number,
): Promise<void> {
  await markAsOperators(transaction, await incrementCatalogueVersion(transaction, now));
  const rows = records.map(({ id, version, document }, position) => {
    return { slug: id, version, document: JSON.stringify(document), position };
  });
  await transaction.deleteFrom('brands').execute();
  for (const some of chunksOf(rows)) await transaction.insertInto('brands').values(some).execute();
  // A brand that was renamed away from an address leads nobody off the one that has it now.
  await releaseAddresses(
    transaction,
    rows.map(({ slug }) => `${BRAND_LISTS}/${slug}`),
  );
  await forgetFileTexts(transaction, 'brand', now);
}
