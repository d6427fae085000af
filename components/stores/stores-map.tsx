import { environment } from '#lib/shared/env.ts';
import { mapTiles } from '#lib/storefront/platform/site/map-tiles.ts';
import type { Store } from '#lib/storefront/stores/types.ts';
import * as m from '#messages';
import { LazyStoreMap } from './map/lazy-store-map';

/** Without streets, a chart of fewer cities is not meaningful. */
const CHART_CITIES = 4;

/** The target of the link above the list. */
export const MAP_ID = 'on-the-map';

/** Returns whether a map of the physical stores would be meaningful. */
export function hasMap(stores: readonly Pick<Store, 'city'>[]): boolean {
  if (stores.length === 0) return false;
  return mapTiles(environment()) !== null || new Set(stores.map(({ city }) => city)).size >= CHART_CITIES;
}

interface StoresMapProps {
  stores: readonly Store[];
  /** Whether the map is beside a list on wide screens, and sticky there. */
  isBeside?: boolean;
}

/**
 * Physical stores on a map, after the text with the same information; renders nothing where a map is not
 * meaningful.
 */
export function StoresMap({ stores, isBeside = false }: StoresMapProps) {
  if (!hasMap(stores)) return null;
  const pins = stores.map(({ name, href, city, cityName, address, pincode, latitude, longitude }) => ({
    name,
    href,
    city: cityName,
    latitude,
    longitude,
    place: `${address}, ${city} ${pincode}`,
  }));
  const side = isBeside ? 'lg:sticky lg:top-6 lg:mt-0 lg:self-start' : '';
  return (
    <section
      id={MAP_ID}
      aria-labelledby={`${MAP_ID}-title`}
      className={`needs-script mt-10 scroll-mt-6 ${side}`}
      data-print="off"
    >
      <h2 id={`${MAP_ID}-title`} className={`mb-4 text-2xl ${isBeside ? 'lg:sr-only' : ''}`}>
        {m.storesOnTheMap()}
      </h2>
      <LazyStoreMap pins={pins} tiles={mapTiles(environment())} isTall={isBeside} />
    </section>
  );
}
