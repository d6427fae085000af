import { middleOf } from './distance.ts';
import { findStores, type StoreQuestion } from './find-stores.ts';
import { byDistance, type FoundStore, type StoreAnswer } from './store-answer.ts';

/**
 * Shops that have something, in the order in which a question finds shops at all, and after them those that it does not
 * find, the nearest first. Those that have it where the question is not understood. `stores`: all of them in the operator's order.
 */
export function orderByNearness<Store extends FoundStore>(
  stores: readonly Store[],
  has: (store: Store) => boolean,
  question: StoreQuestion,
): StoreAnswer<Store> {
  const answer = findStores(stores, question);
  const places = answer.found.map(({ store }) => store);
  // Those around a place are found with their distance from it.
  const here = answer.found.filter(({ distance }) => distance === null).map(({ store }) => store);
  const middle = middleOf(here);
  if (!middle) return { ...answer, found: answer.found.filter(({ store }) => has(store)) };
  const others = byDistance(
    stores.filter((store) => has(store) && !places.includes(store)),
    middle,
  );
  const [first] = here;
  // What is wider than a city says nothing of how far a shop is.
  const isCity = here.every(({ city }) => city === first?.city) && answer.place !== first?.state;
  const told = isCity ? others : others.map(({ store }) => ({ store, distance: null }));
  return { ...answer, found: [...answer.found.filter(({ store }) => has(store)), ...told] };
}
