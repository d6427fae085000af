import type { calls, DataOf, FacetKey, FacetWire } from '#lib/contract/index.ts';
import { BRAND_LISTS } from '../../catalogue/catalogue-index.ts';
import type { ApiContext } from '../../core/call-handler.ts';
import { loadProducts } from './load-products.ts';

type Collection = DataOf<typeof calls.featuredBrand>['Collections'][number];

/** What a brand's goods are told apart by: the first that tells them apart at all. */
const PARTS: readonly FacetKey[] = ['collection', 'type', 'gender'];
const MOST = 8;

/** The parts of what a brand sells, the largest first; none where all of it is alike. */
export async function brandCollections(
  { db, search }: Pick<ApiContext, 'db' | 'search'>,
  slug: string,
): Promise<Collection[]> {
  const category = `${BRAND_LISTS}/${slug}`;
  const { facets } = await search.query({ category, filters: {}, sort: 'popularity', offset: 0, limit: 1 });
  const parts = partsOf(facets);
  if (!parts) return [];
  const largest = parts.Values.toSorted((one, other) => other.Count - one.Count).slice(0, MOST);
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
