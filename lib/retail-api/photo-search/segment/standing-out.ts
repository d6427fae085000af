/** An object has at least and at most this share of the picture. */
const LEAST = 0.002;
const MOST = 0.5;
/** The distance from the centre at which an object is less likely, as a share of the picture. */
const MIDDLE = 0.2;
/** The power of its share of the picture by which a larger object counts more: what stands out of a surface is small. */
const LARGER = 0.6;
/** A steeper slope says no more. */
const STEEP = 40;
/** Pixels this near to the border of the picture leave it. */
const DEPTH = 2;

/** The steepness of each pixel in all planes, as a multiple of the mean of the picture. */
export function slopesOf(planes: readonly Float32Array[], width: number, height: number): Float32Array {
  const slopes = new Float32Array(width * height);
  let sum = 0;
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      let squares = 0;
      for (const plane of planes) {
        squares += ((plane[at + 1] as number) - (plane[at - 1] as number)) ** 2;
        squares += ((plane[at + width] as number) - (plane[at - width] as number)) ** 2;
      }
      const slope = Math.min(STEEP, Math.sqrt(squares));
      slopes[at] = slope;
      sum += slope;
    }
  }
  const mean = sum / slopes.length || 1;
  return slopes.map((slope) => slope / mean);
}

/**
 * How likely a mask is an object: by the steepness along its outline, its distance from the centre, its size, and how
 * little of it leaves the picture. 0 for one that is too small or too large.
 */
export function standingOut(mask: Uint8Array, slopes: Float32Array, width: number, height: number): number {
  let [area, leaving, outline, steepness, sumX, sumY] = [0, 0, 0, 0, 0, 0];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      if (mask[at] !== 1) continue;
      area++;
      sumX += x;
      sumY += y;
      if (x < DEPTH || y < DEPTH || x >= width - DEPTH || y >= height - DEPTH) leaving++;
      else if (!(mask[at - 1] && mask[at + 1] && mask[at - width] && mask[at + width])) {
        outline++;
        steepness += slopes[at] as number;
      }
    }
  }
  if (area < mask.length * LEAST || area > mask.length * MOST) return 0;
  const x = sumX / area / width - 0.5;
  const y = sumY / area / height - 0.5;
  const middle = Math.exp(-(x * x + y * y) / (2 * MIDDLE ** 2));
  const large = (area / mask.length) ** LARGER;
  return ((steepness / (outline + 5)) * middle * large) / (1 + (3 * leaving) / Math.sqrt(area));
}
