import { centreOf } from './distance.ts';
import { findStores, type StoreQuestion } from './find-stores.ts';
import { byDistance, type SearchableStore, type StoreAnswer } from './store-answer.ts';

/**
 * Shops that match `has`: first those that the question finds, in that order, then the others by distance. If the
 * question is not understood, all shops that match `has`. `stores`: all shops in the operator's order.
 */
export function sortByDistance<Store extends SearchableStore>(
  stores: readonly Store[],
  has: (store: Store) => boolean,
  question: StoreQuestion,
): StoreAnswer<Store> {
  const answer = findStores(stores, question);
  const places = answer.found.map(({ store }) => store);
  // Shops around a place are found with a distance, those in it without.
  const here = answer.found.filter(({ distance }) => distance === null).map(({ store }) => store);
  const middle = centreOf(here);
  if (!middle) return { ...answer, found: answer.found.filter(({ store }) => has(store)) };
  const others = byDistance(
    stores.filter((store) => has(store) && !places.includes(store)),
    middle,
  );
  const [first] = here;
  // The distance from a whole state would be meaningless.
  const isCity = here.every(({ city }) => city === first?.city) && answer.place !== first?.state;
  const listedOthers = isCity ? others : others.map(({ store }) => ({ store, distance: null }));
  return { ...answer, found: [...answer.found.filter(({ store }) => has(store)), ...listedOthers] };
}
