/**
 * The index of the photo after a drag of `across` pixels over a frame `width` pixels wide, from the photo `start` of `count`.
 * A drag over the whole width is one whole spin; to the right the front moves to the right.
 */
export function frameAfterDrag(start: number, across: number, width: number, count: number): number {
  if (width <= 0) return start;
  const moved = Math.round((across / width) * count);
  return (((start + moved) % count) + count) % count;
}

/** How far a photo of a spin is turned, in whole degrees. */
export function spinDegreesOf(index: number, count: number): number {
  return Math.round((360 * index) / count);
}

/** The indexes of the photos at each quarter of a spin. */
export function quarterFrames(count: number): number[] {
  return [0, 1, 2, 3].map((quarter) => Math.round((quarter * count) / 4));
}
