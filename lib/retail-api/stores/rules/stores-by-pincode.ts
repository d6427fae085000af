import { withAsciiDigits } from '#lib/shared/typed-text.ts';
import { postalPlace } from '../../cart/delivery/find-zone.ts';
import { placeKey } from './city-names.ts';
import { cityPoint } from './city-points.ts';
import { centreOf } from './distance.ts';
import { inStateOr, nearestTo, type SearchableStore, type StoreAnswer, withAround } from './store-answer.ts';

/** Six digits of any script, alone or in an address: `560 034`, `Koramangala 560-034`. */
const PINCODE = /(?<!\d)([1-9]\d{2})[\s-]?(\d{3})(?!\d)/;
/** Pincodes with the same first digits belong to one sorting district. */
const DISTRICT_DIGITS = 3;

/** The pincode in a text; undefined if there is none. */
export function pincodeIn(text: string): string | undefined {
  const found = PINCODE.exec(withAsciiDigits(text));
  return found ? `${found[1]}${found[2]}` : undefined;
}

/** The shops of a pincode's district, or the nearest ones; undefined for an unknown pincode. */
export function storesByPincode<Store extends SearchableStore>(
  stores: readonly Store[],
  pincode: string,
): StoreAnswer<Store> | undefined {
  const place = postalPlace(pincode);
  if (!place) return undefined;
  const city = placeKey(place.city);
  const here = stores.filter(
    (store) => districtOf(store.pincode) === districtOf(pincode) || (city !== '' && placeKey(store.city) === city),
  );
  const [first] = here;
  if (first) {
    const nearest = here.toSorted((one, other) => sharedDigits(other, pincode) - sharedDigits(one, pincode));
    // A district may be named after another city than that of its shop.
    const named = here.find((store) => placeKey(store.city) === city) ?? first;
    return {
      match: 'here',
      place: `${named.city}, ${named.state}`,
      found: withAround(stores, nearest, centreOf(here)),
    };
  }
  const point = cityPoint(city);
  return point ? nearestTo(stores, point) : inStateOr(stores, place.state);
}

const districtOf = (pincode: string) => pincode.slice(0, DISTRICT_DIGITS);

/** The length of the common prefix of two pincodes. */
function sharedDigits({ pincode }: { pincode: string }, other: string): number {
  let shared = 0;
  while (shared < pincode.length && pincode[shared] === other[shared]) shared++;
  return shared;
}
