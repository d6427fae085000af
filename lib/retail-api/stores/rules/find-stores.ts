import type { Point } from './distance.ts';
import { byDistance, type SearchableStore, type StoreAnswer, withoutDistance } from './store-answer.ts';
import { pincodeIn, storesByPincode } from './stores-by-pincode.ts';
import { storesByText } from './stores-by-text.ts';

export interface StoreQuestion {
  /** A pincode, a city, a state, a part of a shop's name or address, or an address that contains one of them. */
  text: string;
  /** Takes precedence over the text. */
  near?: Point | undefined;
}

/**
 * The shops that match a question, the nearest first if a place is known; all shops if the question is not understood.
 * `stores` in the operator's order.
 */
export function findStores<Store extends SearchableStore>(
  stores: readonly Store[],
  { text, near }: StoreQuestion,
): StoreAnswer<Store> {
  if (near) return { match: 'nearest', place: '', found: byDistance(stores, near) };
  if (text === '') return { match: 'all', place: '', found: withoutDistance(stores) };
  const pincode = pincodeIn(text);
  const answer = pincode === undefined ? undefined : storesByPincode(stores, pincode);
  return answer ?? storesByText(stores, text) ?? { match: 'none', place: '', found: withoutDistance(stores) };
}
