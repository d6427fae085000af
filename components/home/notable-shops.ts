import type { Shop } from '#lib/storefront/catalogue/types.ts';

const SHOWN = 6;

interface NotableShops {
  /** The first shop of each of the cities that have most, at most six. */
  notable: Shop[];
  others: Shop[];
  cities: number;
}

/** Which shops to tell of at once, and which on asking, both in the operator's order. */
export function notableShops(shops: readonly Shop[]): NotableShops {
  const byCity = Map.groupBy(shops, (shop) => shop.city);
  const largest = [...byCity.values()].toSorted((one, other) => other.length - one.length).slice(0, SHOWN);
  const chosen = new Set(largest.map(([first]) => first));
  return {
    notable: shops.filter((shop) => chosen.has(shop)),
    others: shops.filter((shop) => !chosen.has(shop)),
    cities: byCity.size,
  };
}
