import type { CatalogueStore } from '../../catalogue/catalogue-product.ts';
import type { FoundStore } from '../../stores/rules/store-answer.ts';

/** A shop with what the search looks at. */
export function foundStore(document: CatalogueStore): FoundStore & { document: CatalogueStore } {
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

/** Kilometres as they are told: to a hundred metres; null where they are not known. */
export function toldDistance(kilometres: number | null): number | null {
  return kilometres === null ? null : Math.round(kilometres * 10) / 10;
}
