import { BRAND_LISTS } from '#lib/retail-api/catalogue/catalogue-index.ts';
import { loadBrands } from '../brand-list.ts';
import { emptySection, type HomeSection, type HomeSources, type SectionLayout } from './home-section.ts';
import { tilePicture } from './tile-picture.ts';

/** All brands, with their pictures where they have one. */
export async function brandsSection(layout: SectionLayout, { context, photos }: HomeSources): Promise<HomeSection> {
  const brands = await loadBrands(context.db);
  const Tiles = brands.map((brand) => ({
    Title: brand.Name,
    Text: brand.Country,
    Url: `${BRAND_LISTS}/${brand.Slug}`,
    ...tilePicture(brand.HeroImage === null ? undefined : photos.get(brand.HeroImage)),
  }));
  return { ...emptySection(layout), Tiles };
}
