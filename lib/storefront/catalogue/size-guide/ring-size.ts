/**
 * Rings here are in Indian sizes as the catalogue has them: the inner circumference in millimetres, which is the ring size of
 * ISO 8653:2016, less 40.
 */
const LESS = 40;
/** The smallest and largest size that can be found; ISO 8653 has ring sticks from 41 mm to 76 mm. */
export const SMALLEST_SIZE = 4;
export const LARGEST_SIZE = 32;
/** What a circumference may be above a size and still be it: a tenth of a millimetre across, finer than anybody measures. */
const TOLERANCE_MM = 0.35;

/** The inner circumference of a size, in millimetres; also its European size. */
export function ringAround(size: number): number {
  return size + LESS;
}

/** The inner width (diameter) of a size, in millimetres. */
export function ringWidth(size: number): number {
  return ringAround(size) / Math.PI;
}

/** The size for a finger of this circumference in millimetres; between two sizes the larger. Null beyond those that there are. */
export function sizeForAround(around: number): number | null {
  const size = Math.ceil(around - LESS - TOLERANCE_MM);
  return size >= SMALLEST_SIZE && size <= LARGEST_SIZE ? size : null;
}

/** The size of a ring with this inner width (diameter) in millimetres. */
export function sizeForWidth(width: number): number | null {
  return sizeForAround(width * Math.PI);
}

/** All sizes, the smallest first. */
export const RING_SIZES: readonly number[] = Array.from(
  { length: LARGEST_SIZE - SMALLEST_SIZE + 1 },
  (_, index) => SMALLEST_SIZE + index,
);

/** More sizes above its own a ring turns on the finger, and is lost. */
const LOOSEST = 2;

/** What a ring that comes in some sizes has for a finger: the size itself, one a little larger, or nothing that fits. */
export type OfferedSize = { kind: 'same' | 'larger'; name: string } | { kind: 'none' };

/** The size of a product, by their names, that comes closest to `size` from above. */
export function offeredSize(size: number, names: readonly string[]): OfferedSize {
  const [name] = names
    .filter((offered) => Number(offered) >= size && Number(offered) <= size + LOOSEST)
    .sort((a, b) => Number(a) - Number(b));
  if (name === undefined) return { kind: 'none' };
  return { kind: Number(name) === size ? 'same' : 'larger', name };
}
