import { CITY_LIST } from './city-list.ts';
import { placeKey } from './city-names.ts';
import type { Point } from './distance.ts';

/** A city or town, with or without a shop. */
interface KnownCity {
  name: string;
  state: string;
  /** Its centre, accurate to about a kilometre. */
  point: Point;
}

const ENTRY = /^(?<name>.+) (?<latitude>[\d.]+) (?<longitude>[\d.]+)$/;

function cityOf(state: string, entry: string): KnownCity {
  const { name, latitude, longitude } = ENTRY.exec(entry)?.groups ?? {};
  if (name === undefined) throw new Error(`No city of ${state} is written like this: ${entry}`);
  return { name, state, point: { latitude: Number(latitude), longitude: Number(longitude) } };
}

const BY_KEY: ReadonlyMap<string, KnownCity> = new Map(
  Object.entries(CITY_LIST).flatMap(([state, cities]) =>
    cities.split(/,\s+/).map((entry): [string, KnownCity] => {
      const city = cityOf(state, entry);
      return [placeKey(city.name), city];
    }),
  ),
);

/** A city by its old or new name, in any spelling that `placeKey` normalises; undefined for anything else. */
export function cityPoint(name: string): KnownCity | undefined {
  return BY_KEY.get(placeKey(name));
}
