import * as m from '#messages';

const NEAR_KM = 10;

/** The distance to a physical store in kilometres: `2.4 km away`, `215 km away`. */
export function distanceText(kilometres: number): string {
  return m.storesAway({ km: kilometres < NEAR_KM ? kilometres : Math.round(kilometres) });
}
