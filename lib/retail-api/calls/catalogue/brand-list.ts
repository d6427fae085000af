import type { Kysely } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { BRAND_LISTS } from '../../catalogue/catalogue-index.ts';
import { type CatalogueBrand, catalogueBrand } from '../../catalogue/catalogue-product.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import type { Database } from '../../core/db/schema.ts';
import { photosByFile, tilePicture } from './home/tile-picture.ts';

/** All brands in the operator's order. */
export const brandList = handlerFor(calls.brandList, async (_request, { db, catalogue }) => {
  const [brands, photos] = await Promise.all([loadBrands(db), photosByFile()]);
  return succeed(
    brands.map((brand) => ({
      BrandName: brand.Name,
      Slug: brand.Slug,
      Story: brand.Story,
      Country: brand.Country,
      ...heroOf(brand, photos),
      ProductCount: catalogue.category(`${BRAND_LISTS}/${brand.Slug}`)?.count ?? 0,
    })),
  );
});

/** The brands as they were imported, or the one with a slug; the names of their pictures carry the hash. */
export async function loadBrands(db: Kysely<Database>, slug?: string): Promise<CatalogueBrand[]> {
  const all = db.selectFrom('brands').select('document').orderBy('position');
  const rows = await (slug === undefined ? all : all.where('slug', '=', slug)).execute();
  return rows.map((row) => catalogueBrand.parse(JSON.parse(row.document)));
}

/** A brand's picture with its size; an empty path of no size where it has none. */
export function heroOf({ HeroImage: name }: CatalogueBrand, photos: Awaited<ReturnType<typeof photosByFile>>) {
  const { Image, ImageWidth, ImageHeight } = tilePicture(name === null ? undefined : photos.get(name));
  return { HeroImage: Image, HeroWidth: ImageWidth, HeroHeight: ImageHeight };
}
