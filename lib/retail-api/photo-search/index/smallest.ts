/**
 * The positions of at least the `count` smallest values, or of all; equal values are either all included or
 * excluded.
 */
export function smallest(values: Uint16Array, count: number): number[] {
  const counts = new Uint32Array(65_536);
  for (const value of values) counts[value] = (counts[value] ?? 0) + 1;
  let size = 0;
  let limit = 0;
  for (; limit < counts.length && size < count; limit++) size += counts[limit] ?? 0;
  const places: number[] = [];
  for (let place = 0; place < values.length; place++) {
    if ((values[place] ?? 0) < limit) places.push(place);
  }
  return places;
}
