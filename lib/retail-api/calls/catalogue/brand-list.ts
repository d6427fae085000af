import type { Kysely } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../call-handler.ts';
import { BRAND_LISTS } from '../../catalogue/catalogue-index.ts';
import { type CatalogueBrand, catalogueBrand } from '../../catalogue/catalogue-product.ts';
import type { Database } from '../../db/schema.ts';

/** All brands in the operator's order. HeroImage is a path of the original folder, or empty. */
export const brandList = handlerFor(calls.brandList, async (_request, { db, catalogue }) => {
  const brands = await loadBrands(db);
  return succeed(
    brands.map((brand) => ({
      BrandName: brand.Name,
      Slug: brand.Slug,
      Story: brand.Story,
      Country: brand.Country,
      HeroImage: brand.HeroImage === null ? '' : `/images/original/${brand.HeroImage}`,
      ProductCount: catalogue.category(`${BRAND_LISTS}/${brand.Slug}`)?.count ?? 0,
    })),
  );
});

/** The brands as they were imported; the names of their pictures carry the hash. */
export async function loadBrands(db: Kysely<Database>): Promise<CatalogueBrand[]> {
  const rows = await db.selectFrom('brands').select('document').orderBy('position').execute();
  return rows.map((row) => catalogueBrand.parse(JSON.parse(row.document)));
}
