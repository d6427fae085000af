import type { calls, DataOf } from '#lib/contract/index.ts';
import type { ApiContext } from '../../core/call-handler.ts';
import { loadBrandShelves } from '../stores/load-brand-shelves.ts';
import { loadStores } from '../stores/load-stores.ts';

type Store = DataOf<typeof calls.featuredBrand>['Stores'][number];

/** The store locator has the others. */
const MOST = 8;

/** Shops that have a piece of a brand: the first of each city before a second of any. */
export async function featuredBrandStores(
  context: Pick<ApiContext, 'db' | 'now' | 'alarm'>,
  slug: string,
): Promise<Required<Store>[]> {
  const shelf = (await loadBrandShelves(context)).find((brand) => brand.slug === slug);
  if (!shelf) return [];
  const sellers = (await loadStores(context.db)).filter(({ StoreCode }) => shelf.stores.has(StoreCode));
  const firsts = new Set([...Map.groupBy(sellers, ({ City }) => City).values()].map(([first]) => first));
  return [...sellers.filter((store) => firsts.has(store)), ...sellers.filter((store) => !firsts.has(store))]
    .slice(0, MOST)
    .map(({ StoreCode, Name, City }) => ({ StoreCode, Name, City }));
}
