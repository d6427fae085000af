import type { HomeStore } from '#lib/storefront/catalogue/types.ts';

const MAX_FEATURED = 6;

interface FeaturedStores {
  /** The first physical store of each of the six cities with the most stores. */
  notable: HomeStore[];
  others: HomeStore[];
  cities: number;
}

/** Returns which physical stores are shown initially and which behind a toggle, both in the operator's order. */
export function featuredStores(shops: readonly HomeStore[]): FeaturedStores {
  const byCity = Map.groupBy(shops, (shop) => shop.city);
  const largest = [...byCity.values()].toSorted((one, other) => other.length - one.length).slice(0, MAX_FEATURED);
  const featured = new Set(largest.map(([first]) => first));
  return {
    notable: shops.filter((shop) => featured.has(shop)),
    others: shops.filter((shop) => !featured.has(shop)),
    cities: byCity.size,
  };
}
