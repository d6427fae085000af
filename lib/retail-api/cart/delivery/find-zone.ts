import { type DeliveryZone, isRestOfIndia } from '#lib/shared/delivery-rules.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { CITIES, PINCODE_EXCEPTIONS, REGIONS, SHARED_DISTRICTS } from './postal-zones.ts';

interface PostalPlace {
  /** Empty when the district has more than one town. */
  city: string;
  state: string;
}

export interface DeliveryPlace extends PostalPlace {
  zone: DeliveryZone;
  /** Whether cash on delivery is possible there. */
  takesCash: boolean;
}

/** The place of a pincode (six digits); null if the post delivers nowhere there. */
export function postalPlace(pincode: string): PostalPlace | null {
  const exception = PINCODE_EXCEPTIONS[pincode.slice(0, 5)] ?? PINCODE_EXCEPTIONS[pincode.slice(0, 4)];
  if (exception !== undefined) return { city: '', state: exception };
  const district = pincode.slice(0, 3);
  const state = regionOf(district);
  return state === undefined ? null : { city: CITIES[district] ?? '', state };
}

/**
 * Whether a pincode (six digits) can be in a state, by its name. It can where its sorting district has post offices in both
 * states, and where no place is known for it, such as for the Army Postal Service.
 */
export function isPincodeIn(pincode: string, state: string): boolean {
  const place = postalPlace(pincode);
  if (place === null || place.state === state) return true;
  const district = pincode.slice(0, 3);
  // Of a district with exceptions, the region is the second state.
  return SHARED_DISTRICTS[district] === state || (district in SHARED_DISTRICTS && regionOf(district) === state);
}

const regionOf = (district: string) => REGIONS[district] ?? REGIONS[district.slice(0, 2)];

/** The place of a pincode (six digits), by the shop's profile; null if the shop does not deliver there. */
export function findPlace(pincode: string): DeliveryPlace | null {
  const { delivery, cashOnDelivery } = shopProfile();
  const place = postalPlace(pincode);
  if (!place || isAmong(pincode, delivery.notDelivered)) return null;
  const zone = zoneOf(pincode, place.state, delivery.zones);
  return zone ? { ...place, zone, takesCash: zone.cash && !isAmong(pincode, cashOnDelivery.notAt) } : null;
}

/** Whether a pincode begins with one of the prefixes. */
export const isAmong = (pincode: string, prefixes: readonly string[]) =>
  prefixes.some((prefix) => pincode.startsWith(prefix));

/** The zone with the longest prefix of the pincode, else that of the state, else that for everywhere else. */
function zoneOf(pincode: string, state: string, zones: readonly DeliveryZone[]): DeliveryZone | undefined {
  for (let digits = pincode.length; digits > 0; digits--) {
    const prefix = pincode.slice(0, digits);
    const named = zones.find(({ pincodes }) => pincodes.includes(prefix));
    if (named) return named;
  }
  return zones.find(({ states }) => states.includes(state)) ?? zones.find(isRestOfIndia);
}
