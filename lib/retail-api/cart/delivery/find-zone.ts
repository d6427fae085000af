import { CITIES, PINCODE_EXCEPTIONS, REGIONS, ZONES, type Zone } from './postal-zones.ts';

export interface DeliveryPlace {
  /** Empty when the district has more than one town. */
  city: string;
  state: string;
  zone: Zone;
}

/** The place of a pincode (six digits); null if the store does not deliver there. */
export function findPlace(pincode: string): DeliveryPlace | null {
  const exception = PINCODE_EXCEPTIONS[pincode.slice(0, 5)] ?? PINCODE_EXCEPTIONS[pincode.slice(0, 4)];
  if (exception) return { city: '', state: exception[0], zone: ZONES[exception[1]] };
  const district = pincode.slice(0, 3);
  const region = REGIONS[district] ?? REGIONS[pincode.slice(0, 2)];
  if (!region) return null;
  const city = CITIES[district];
  return { city: city?.[0] ?? '', state: region[0], zone: ZONES[city?.[1] ?? region[1]] };
}
