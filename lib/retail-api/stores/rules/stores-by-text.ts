import { placeKey } from './city-names.ts';
import { cityPoint } from './city-points.ts';
import { centreOf } from './distance.ts';
import { findState } from './state-points.ts';
import {
  inStateOr,
  nearestTo,
  type SearchableStore,
  type StoreAnswer,
  withAround,
  withoutDistance,
} from './store-answer.ts';

/** Shorter prefixes match too many names. */
const FEWEST_LETTERS = 3;
/** No city name has more words. */
const MAX_WORDS = 4;
const COUNTRY = / (?:india|bharat|भारत)$/;

/**
 * The shops at the place named in a text: a city, a state, a prefix of either, a part of a shop's name or address, or
 * an address that ends in a city. Undefined if no place is named.
 */
export function storesByText<Store extends SearchableStore>(
  stores: readonly Store[],
  text: string,
): StoreAnswer<Store> | undefined {
  const key = placeKey(placeKey(text).replace(COUNTRY, ''));
  const state = findState(key);
  const named = atCity(stores, key) ?? (state && inStateOr(stores, state.name));
  if (named || key.length < FEWEST_LETTERS) return named;
  const words = key.split(' ');
  const inCity = withSearchText(stores, words, ({ city, state }) => `${city} ${state}`);
  if (inCity.length > 0) return inCityOrNear(stores, inCity);
  const matching = withSearchText(
    stores,
    words,
    ({ name, address, city, state }) => `${name} ${address} ${city} ${state}`,
  );
  if (matching.length > 0) return { match: 'here', place: '', found: withoutDistance(matching) };
  return atPlaceIn(stores, words);
}

/** The shops of a city and around it, or the nearest ones; undefined if the city is unknown, or not in that state. */
function atCity<Store extends SearchableStore>(
  stores: readonly Store[],
  key: string,
  state?: string,
): StoreAnswer<Store> | undefined {
  const inCity = stores.filter((store) => placeKey(store.city) === key && isIn(store.state, state));
  if (inCity.length > 0) return inCityOrNear(stores, inCity);
  const city = cityPoint(key);
  return city && isIn(city.state, state) ? nearestTo(stores, city) : undefined;
}

function isIn(own: string, state: string | undefined): boolean {
  return state === undefined || placeKey(own) === placeKey(state);
}

/** The shops of one city and around it; for shops of several cities, no common place is given. */
function inCityOrNear<Store extends SearchableStore>(
  stores: readonly Store[],
  inCity: readonly Store[],
): StoreAnswer<Store> {
  const [first] = inCity;
  const isOne = inCity.every((store) => store.city === first?.city);
  return {
    match: 'here',
    place: first && isOne ? `${first.city}, ${first.state}` : '',
    found: withAround(stores, inCity, isOne ? centreOf(inCity) : undefined),
  };
}

/** Shops whose searched text has, for each of `words`, a word that begins with it. */
function withSearchText<Store extends SearchableStore>(
  stores: readonly Store[],
  words: readonly string[],
  matching: (store: Store) => string,
): Store[] {
  return stores.filter((store) => words.every((word) => ` ${placeKey(matching(store))}`.includes(` ${word}`)));
}

/**
 * For an address: the last city in it, within the state the address ends in, if any; if no city is found, that state.
 */
function atPlaceIn<Store extends SearchableStore>(
  stores: readonly Store[],
  words: readonly string[],
): StoreAnswer<Store> | undefined {
  const ending = endings(words).find((suffix) => findState(suffix.join(' ')));
  const state = ending && findState(ending.join(' '))?.name;
  for (let end = words.length; end > 0; end--) {
    for (const suffix of endings(words.slice(0, end))) {
      const key = placeKey(suffix.join(' '));
      const answer = key.length >= FEWEST_LETTERS ? atCity(stores, key, state) : undefined;
      if (answer) return answer;
    }
  }
  return state === undefined ? undefined : inStateOr(stores, state);
}

/** The trailing words, the longest sequence first, with at most {@link MAX_WORDS} words. */
function endings(words: readonly string[]): (readonly string[])[] {
  const max = Math.min(MAX_WORDS, words.length);
  return Array.from({ length: max }, (_, index) => words.slice(words.length - max + index));
}
