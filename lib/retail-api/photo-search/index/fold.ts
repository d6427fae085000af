import { STEADY_SIZE } from '../features/layout.ts';

/**
 * Number of rotation-invariant features per sum: the difference of two sums is never more than the sum of the
 * differences.
 */
const FOLD = 8;
export const FOLDED_SIZE = Math.ceil(STEADY_SIZE / FOLD);

/**
 * Sums of a photo's rotation-invariant features, which rule out most of a catalogue before the closer comparison.
 */
export function folded(steady: Uint8Array): Uint16Array {
  const sums = new Uint16Array(FOLDED_SIZE);
  for (let place = 0; place < STEADY_SIZE; place++) {
    const fold = Math.floor(place / FOLD);
    sums[fold] = (sums[fold] ?? 0) + (steady[place] ?? 0);
  }
  return sums;
}

/** The sum of the differences between the sums of a query and those of a photo, which start at `start`. */
export function differenceOfSums(query: Uint16Array, all: Uint16Array, start: number): number {
  let sum = 0;
  for (let place = 0; place < FOLDED_SIZE; place++)
    sum += Math.abs((query[place] as number) - (all[start + place] as number));
  return sum;
}

/**
 * The same for features themselves. A separate function, because one that gets arrays of two types is half as
 * fast.
 */
export function featureDistance(query: Uint8Array, all: Uint8Array, start: number): number {
  let sum = 0;
  for (let place = 0; place < query.length; place++)
    sum += Math.abs((query[place] as number) - (all[start + place] as number));
  return sum;
}
