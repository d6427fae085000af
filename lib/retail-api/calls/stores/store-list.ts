import { calls } from '#lib/contract/index.ts';
import type { CatalogueStore } from '../../catalogue/catalogue-product.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';
import { findStores } from '../../stores/rules/find-stores.ts';
import { foundStore, toldDistance } from './found-store.ts';
import { loadBrandShelves } from './load-brand-shelves.ts';
import { loadStores } from './load-stores.ts';
import { presentStore } from './present-store.ts';

/** The shops at a place, or the nearest to it. */
export const storeList = handlerFor(calls.storeList, async ({ Text, Near, Service, Brand }, context) => {
  const [all, shelves] = await Promise.all([loadStores(context.db), loadBrandShelves(context)]);
  const sellers = Brand === undefined ? null : shelves.find(({ slug }) => slug === Brand)?.stores;
  const offering = all.filter(
    ({ Services, StoreCode }) =>
      (Service === '' || Services.includes(Service)) && (sellers === null || sellers?.has(StoreCode)),
  );
  const { match, place, found } = findStores(offering.map(foundStore), {
    text: Text,
    near: Near && { latitude: Near.Latitude, longitude: Near.Longitude },
  });
  return succeed({
    Stores: found.map(({ store, distance }) => ({
      ...presentStore(store.document),
      DistanceKm: toldDistance(distance),
    })),
    Match: match,
    Place: place,
    Services: servicesOf(all),
    Brands: shelves.map(({ slug, name }) => ({ Slug: slug, Name: name })),
  });
});

/** Every service once, those of most shops first. */
function servicesOf(stores: readonly CatalogueStore[]): string[] {
  const counts = new Map<string, number>();
  for (const service of stores.flatMap((store) => store.Services)) counts.set(service, (counts.get(service) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([service]) => service);
}
