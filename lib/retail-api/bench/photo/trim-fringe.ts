import type { LabImage } from '../../photo-search/lab.ts';

/** How far the ground beside a pixel is looked at, in pixels. */
const REACH = 2;

/**
 * Takes from the outline of a mask what looks like the ground beside it, shadows included, one pixel a round; a mask has
 * 1 for the pixels of the object. A pixel stays where it differs from the ground near it by `unlike` Lab units or more.
 */
export function trimFringe(
  mask: Uint8Array,
  image: LabImage,
  { unlike, rounds }: { unlike: number; rounds: number },
): Uint8Array {
  let trimmed = mask;
  for (let round = 0; round < rounds; round++) {
    const before = trimmed;
    trimmed = before.map((value, at) => {
      if (value === 0) return 0;
      const off = offNearGround(before, image, at);
      return off !== null && off < unlike ? 0 : 1;
    });
  }
  return trimmed;
}

/** How much a pixel at the outline differs from the mean of the ground near it; null for a pixel inside. */
function offNearGround(mask: Uint8Array, image: LabImage, at: number): number | null {
  const { width, height } = image;
  const x = at % width;
  const y = (at - x) / width;
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return null;
  if (mask[at - 1] === 1 && mask[at + 1] === 1 && mask[at - width] === 1 && mask[at + width] === 1) return null;
  let pixels = 0;
  const sums = [0, 0, 0];
  const planes = [image.lightness, image.greenRed, image.blueYellow];
  for (let row = Math.max(0, y - REACH); row <= Math.min(height - 1, y + REACH); row++) {
    for (let column = Math.max(0, x - REACH); column <= Math.min(width - 1, x + REACH); column++) {
      const near = row * width + column;
      if (mask[near] === 1) continue;
      pixels++;
      planes.forEach((plane, index) => {
        sums[index] = (sums[index] ?? 0) + (plane[near] ?? 0);
      });
    }
  }
  return Math.hypot(...planes.map((plane, index) => (plane[at] ?? 0) - (sums[index] ?? 0) / pixels));
}
