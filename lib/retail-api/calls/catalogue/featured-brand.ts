import { calls } from '#lib/contract/index.ts';
import { BRAND_LISTS } from '../../catalogue/catalogue-index.ts';
import { handlerFor, refuse, succeed } from '../../core/call-handler.ts';
import { brandCollections } from './brand-collections.ts';
import { heroOf, loadBrands } from './brand-list.ts';
import { featuredBrandStores } from './featured-brand-stores.ts';
import { photosByFile } from './home/tile-picture.ts';
import { presentItems } from './present-item.ts';

const BESTSELLERS = 12;

/** A brand's picture and story, the parts of what it sells, what sells best of it, and shops that have it. */
export const featuredBrand = handlerFor(calls.featuredBrand, async (request, context) => {
  const { db, catalogue, search } = context;
  const [brand] = await loadBrands(db, request.Slug);
  if (!brand) return refuse('NotFound', 'There is no such brand.');
  const list = `${BRAND_LISTS}/${brand.Slug}`;
  const filters = { stock: ['in-stock'] };
  const bestsellers = { category: list, filters, sort: 'popularity', offset: 0, limit: BESTSELLERS } as const;
  const { codes } = await search.query(bestsellers);
  return succeed({
    BrandName: brand.Name,
    Slug: brand.Slug,
    Story: brand.Story,
    Country: brand.Country,
    ...heroOf(brand, await photosByFile()),
    ProductCount: catalogue.category(list)?.count ?? 0,
    Collections: await brandCollections(context, brand.Slug),
    Products: await presentItems(context, codes),
    Stores: await featuredBrandStores(context, brand.Slug),
  });
});
