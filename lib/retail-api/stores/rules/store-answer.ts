import type { calls, DataOf } from '#lib/contract/index.ts';
import { placeKey } from './city-names.ts';
import { distanceKm, type Point } from './distance.ts';
import { findState } from './state-points.ts';

/** The shop data that the search uses. */
export interface SearchableStore extends Point {
  name: string;
  address: string;
  city: string;
  state: string;
  pincode: string;
}

export interface StoreAnswer<Store> {
  match: DataOf<typeof calls.storeList>['Match'];
  place: string;
  /** `distance` in kilometres, null if no place is known. */
  found: { store: Store; distance: number | null }[];
}

/** Maximum distance of shops in a neighbouring city that are still listed. */
const AROUND_KM = 60;

/** The shops by distance from a point, the nearest first. */
export function byDistance<Store extends Point>(stores: readonly Store[], from: Point): StoreAnswer<Store>['found'] {
  return stores
    .map((store) => ({ store, distance: distanceKm(from, store) }))
    .toSorted((one, other) => one.distance - other.distance);
}

/** The shops in the given order, without distances. */
export function withoutDistance<Store>(stores: readonly Store[]): StoreAnswer<Store>['found'] {
  return stores.map((store) => ({ store, distance: null }));
}

/** The shops of `here`, then others within {@link AROUND_KM} of `middle`. */
export function withAround<Store extends Point>(
  stores: readonly Store[],
  here: readonly Store[],
  middle: Point | undefined,
): StoreAnswer<Store>['found'] {
  if (!middle) return withoutDistance(here);
  const others = byDistance(
    stores.filter((store) => !here.includes(store)),
    middle,
  );
  return [...withoutDistance(here), ...others.filter(({ distance }) => distance !== null && distance <= AROUND_KM)];
}

/** All shops, the nearest first, for a place without a shop. */
export function nearestTo<Store extends Point>(
  stores: readonly Store[],
  { name, state, point }: { name: string; state: string; point: Point },
): StoreAnswer<Store> {
  return { match: 'nearest', place: `${name}, ${state}`, found: byDistance(stores, point) };
}

/** The shops of a state; if it has none, all shops, so that the result is never empty. */
export function inStateOr<Store extends SearchableStore>(stores: readonly Store[], state: string): StoreAnswer<Store> {
  const inState = stores.filter((store) => placeKey(store.state) === placeKey(state));
  const [first] = inState;
  if (first) return { match: 'here', place: first.state, found: withoutDistance(inState) };
  const knownState = findState(state);
  // A state is too large to show how far a shop is from a place in it.
  const nearest = knownState ? byDistance(stores, knownState.point).map(({ store }) => store) : stores;
  return { match: 'nearest', place: state, found: withoutDistance(nearest) };
}
