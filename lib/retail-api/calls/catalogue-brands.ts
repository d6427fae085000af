import { calls, type DataOf, type FacetKey, type FacetWire } from '#lib/contract/index.ts';
import { BRAND_LISTS } from '../catalogue/catalogue-index.ts';
import type { CatalogueBrand } from '../catalogue/catalogue-product.ts';
import { photosByFile, tilePicture } from '../catalogue/images/tile-picture.ts';
import { loadBrandShelves } from '../catalogue/load-brand-shelves.ts';
import { loadBrands } from '../catalogue/load-brands.ts';
import { loadProducts } from '../catalogue/load-products.ts';
import { loadStores } from '../catalogue/load-stores.ts';
import { presentCards } from '../catalogue/present-item.ts';
import { fail, succeed } from '../core/outcome.ts';
import type { ApiContext } from './api-context.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** The facets that a brand's products may be grouped by; the first one that divides them is used. */
const PARTS: readonly FacetKey[] = ['collection', 'type', 'gender'];
const MAX_COLLECTIONS = 8;

/** The most stores that a brand page lists; the store locator has the others. */
const MAX_STORES = 8;

const BESTSELLERS = 12;

type Collection = DataOf<typeof calls.featuredBrand>['Collections'][number];

/** The groups of a brand's products, the largest first; empty when one group would hold all of them. */
async function brandCollections(
  { db, search }: Pick<ApiContext, 'db' | 'search'>,
  slug: string,
): Promise<Collection[]> {
  const category = `${BRAND_LISTS}/${slug}`;
  const { facets } = await search.query({ category, filters: {}, sort: 'popularity', offset: 0, limit: 1 });
  const parts = partsOf(facets);
  if (!parts) return [];
  const largest = parts.Values.toSorted((one, other) => other.Count - one.Count).slice(0, MAX_COLLECTIONS);
  const named = await Promise.all(
    largest.map(async ({ Value, Title, Count }) => {
      const filters = { [parts.Key]: [Value] };
      const found = await search.query({ category, filters, sort: 'popularity', offset: 0, limit: 1 });
      const [front = ''] = found.codes;
      return { Title, Count, front, Url: `${BRAND_LISTS}/products?brand=${slug}&${parts.Key}=${Value}` };
    }),
  );
  const fronts = await loadProducts(
    db,
    named.map(({ front }) => front),
  );
  const photos = new Map(fronts.map(({ product }) => [product.ProductCode, product.Images[0]]));
  return named.flatMap(({ front, ...collection }) => {
    const photo = photos.get(front);
    return photo === undefined ? [] : [{ ...collection, Image: `/images/list/${photo}` }];
  });
}

function partsOf(facets: readonly FacetWire[]): FacetWire | undefined {
  const byKey = new Map(facets.map((facet) => [facet.Key, facet]));
  return PARTS.map((key) => byKey.get(key)).find((facet) => facet !== undefined && facet.Values.length > 1);
}

type Store = DataOf<typeof calls.featuredBrand>['Stores'][number];

/** Physical stores that stock a brand: the first store of each city before a second one of any city. */
async function featuredBrandStores(
  context: Pick<ApiContext, 'db' | 'now' | 'alarm'>,
  slug: string,
): Promise<Omit<Required<Store>, 'LocalName'>[]> {
  const shelf = (await loadBrandShelves(context)).find((brand) => brand.slug === slug);
  if (!shelf) return [];
  const sellers = (await loadStores(context.db)).filter(({ StoreCode }) => shelf.stores.has(StoreCode));
  const firsts = new Set([...Map.groupBy(sellers, ({ City }) => City).values()].map(([first]) => first));
  return [...sellers.filter((store) => firsts.has(store)), ...sellers.filter((store) => !firsts.has(store))]
    .slice(0, MAX_STORES)
    .map(({ StoreCode, Name, City }) => ({ StoreCode, Name, City }));
}

/** All brands in the operator's order. */
const brandList = handlerFor(calls.brandList, async (_request, { db, catalogue }) => {
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

/** A brand's picture with its size; an empty path and size 0 for a brand without one. */
function heroOf({ HeroImage: name }: CatalogueBrand, photos: Awaited<ReturnType<typeof photosByFile>>) {
  const { Image, ImageWidth, ImageHeight } = tilePicture(name === null ? undefined : photos.get(name));
  return { HeroImage: Image, HeroWidth: ImageWidth, HeroHeight: ImageHeight };
}

/** A brand's picture, story, product groups, best sellers and the physical stores that stock it. */
const featuredBrand = handlerFor(calls.featuredBrand, async (request, context) => {
  const { db, catalogue, search } = context;
  const [brand] = await loadBrands(db, request.Slug);
  if (!brand) return fail('NotFound', 'There is no such brand.');
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
    Products: await presentCards(context, codes),
    Stores: await featuredBrandStores(context, brand.Slug),
  });
});

/** Handlers of the calls about brands. */
export const catalogueBrandCalls: readonly CallHandler[] = [brandList, featuredBrand];
