import { calls, type StoreWire } from '#lib/contract/index.ts';
import { openingWeek } from '#lib/shared/opening-week.ts';
import type { CatalogueStore } from '../catalogue/catalogue-product.ts';
import { loadBrandShelves } from '../catalogue/load-brand-shelves.ts';
import { loadStores } from '../catalogue/load-stores.ts';
import { fail, type Outcome, succeed } from '../core/outcome.ts';
import { findStores } from '../stores/rules/find-stores.ts';
import type { SearchableStore } from '../stores/rules/store-answer.ts';
import { type CallHandler, handlerFor } from './call-handler.ts';

/** A physical store with the fields that the search uses. */
export function foundStore(document: CatalogueStore): SearchableStore & { document: CatalogueStore } {
  const { Name, Address, City, State, Pincode, Latitude, Longitude } = document;
  return {
    document,
    name: Name,
    address: Address,
    city: City,
    state: State,
    pincode: Pincode,
    latitude: Latitude,
    longitude: Longitude,
  };
}

/** Kilometres for the response, rounded to a hundred metres; null when unknown. */
export function roundedDistance(kilometres: number | null): number | null {
  return kilometres === null ? null : Math.round(kilometres * 10) / 10;
}

/** A physical store for the response; its mailbox is left out because it is for the store's own mails. */
export function presentStore({ Hours, Email, WhatsApp = '', ...rest }: CatalogueStore): StoreWire {
  return { ...rest, WhatsApp, Week: openingWeek(Hours) };
}

/** The refusal for an unknown store code. */
export function noSuchStore(): Outcome<never> {
  return fail('NotFound', 'There is no such shop.');
}

/** The physical stores at a place, or the nearest to it. */
const storeList = handlerFor(calls.storeList, async ({ Text, Near, Service, Brand }, context) => {
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
      DistanceKm: roundedDistance(distance),
    })),
    Match: match,
    Place: place,
    Services: servicesOf(all),
    Brands: shelves.map(({ slug, name }) => ({ Slug: slug, Name: name })),
  });
});

/** Every service once, the most common first. */
function servicesOf(stores: readonly CatalogueStore[]): string[] {
  const counts = new Map<string, number>();
  for (const service of stores.flatMap((store) => store.Services)) counts.set(service, (counts.get(service) ?? 0) + 1);
  return [...counts].toSorted((one, other) => other[1] - one[1]).map(([service]) => service);
}

/** One physical store by its code. */
const storeDetails = handlerFor(calls.storeDetails, async ({ StoreCode }, { db }) => {
  const [store] = await loadStores(db, StoreCode);
  return store ? succeed(presentStore(store)) : noSuchStore();
});

/** Handlers of the calls about physical stores. */
export const storeCalls: readonly CallHandler[] = [storeList, storeDetails];
