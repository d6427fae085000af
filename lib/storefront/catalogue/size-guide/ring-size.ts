/**
 * Rings are in Indian sizes, as in the catalogue: the inner circumference in millimetres, which is the ring size of
 * ISO 8653:2016, less 40.
 */
const LESS = 40;
/** The smallest and largest size that can be found; ISO 8653 has ring sticks from 41 mm to 76 mm. */
export const SMALLEST_SIZE = 4;
export const LARGEST_SIZE = 32;
/**
 * How far a circumference may exceed a size and still have it: 0.1 mm in diameter, finer than anyone can
 * measure.
 */
const TOLERANCE_MM = 0.35;

/** The inner circumference of a size, in millimetres; also its European size. */
export function ringCircumference(size: number): number {
  return size + LESS;
}

/** The inner width (diameter) of a size, in millimetres. */
export function ringDiameter(size: number): number {
  return ringCircumference(size) / Math.PI;
}

/**
 * The size for a finger of this circumference in millimetres; between two sizes the larger. Null outside the
 * range.
 */
export function sizeForCircumference(around: number): number | null {
  const size = Math.ceil(around - LESS - TOLERANCE_MM);
  return size >= SMALLEST_SIZE && size <= LARGEST_SIZE ? size : null;
}

/** The size of a ring with this inner width (diameter) in millimetres. */
export function sizeForDiameter(width: number): number | null {
  return sizeForCircumference(width * Math.PI);
}

/** All sizes, smallest first. */
export const RING_SIZES: readonly number[] = Array.from(
  { length: LARGEST_SIZE - SMALLEST_SIZE + 1 },
  (_, index) => SMALLEST_SIZE + index,
);

/** A ring more than this many sizes too large turns on the finger and may be lost. */
const LOOSEST = 2;

/** The best size among those of a ring: the exact one, a slightly larger one, or none that fits. */
type OfferedSize = { kind: 'same' | 'larger'; name: string } | { kind: 'none' };

/** The size of a product, by name, that is closest to `size` and not smaller. */
export function offeredSize(size: number, names: readonly string[]): OfferedSize {
  const [name] = names
    .filter((offered) => Number(offered) >= size && Number(offered) <= size + LOOSEST)
    .sort((a, b) => Number(a) - Number(b));
  if (name === undefined) return { kind: 'none' };
  return { kind: Number(name) === size ? 'same' : 'larger', name };
}
