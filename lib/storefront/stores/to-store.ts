import type { StoreWire } from '#lib/contract/index.ts';
import { localFact } from '#lib/shared/language/local-fact.ts';
import { localStateName } from '#lib/shared/language/local-state-name.ts';
import * as paths from '#lib/shared/paths.ts';
import { storeSlug } from '#lib/shared/slugs.ts';
import { minutesOf } from '#lib/shared/store-hours.ts';
import type { Store } from './types.ts';

/** Converts a physical store of the retail API. */
export function toStore(wire: StoreWire): Store {
  const slug = storeSlug(wire.Name, wire.StoreCode);
  return {
    code: wire.StoreCode,
    name: wire.LocalName ?? wire.Name,
    slug,
    href: paths.store(slug),
    address: wire.Address,
    city: wire.City,
    cityName: localFact(wire.City),
    state: localStateName(wire.State),
    pincode: wire.Pincode,
    latitude: wire.Latitude,
    longitude: wire.Longitude,
    phone: wire.Phone,
    whatsApp: wire.WhatsApp,
    week: wire.Week.map((day) => day && { opens: minutesOf(day.Opens), closes: minutesOf(day.Closes) }),
    holidays: wire.Holidays,
    services: wire.Services,
    videoCalls: wire.VideoCalls ?? false,
    departments: wire.Departments,
  };
}
