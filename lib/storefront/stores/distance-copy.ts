const NEAR_KM = 10;

/** How far a shop is, in kilometres: `2.4 km away`, `215 km away`. */
export function distanceText(kilometres: number): string {
  return `${kilometres < NEAR_KM ? kilometres : Math.round(kilometres)} km away`;
}
