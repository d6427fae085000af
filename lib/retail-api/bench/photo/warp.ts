import type { Cutout } from './cut-out.ts';

/**
 * A homography from places in the scene to places in the cutout: the six numbers of an affine map, two of
 * perspective, and the place in the scene that it starts from.
 */
export type Warp = readonly number[];

/**
 * Returns the same place and size without perspective and rotation; `scale`: pixels of the cutout for one of the scene.
 */
export function upright([, , centreX = 0, , , centreY = 0, , , middleX = 0, middleY = 0]: Warp, scale: number): Warp {
  return [scale, 0, centreX, 0, scale, centreY, 0, 0, middleX, middleY];
}

/** Draws the cutout as the camera sees it; `alpha` is 255 where it covers the scene. */
export function warped(
  cutout: Cutout,
  warp: Warp,
  { width, height }: { width: number; height: number },
): { colour: Uint8Array; alpha: Uint8Array } {
  const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, middleX = 0, middleY = 0] = warp;
  const colour = new Uint8Array(width * height * 3);
  const alpha = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const across = x - middleX;
      const along = y - middleY;
      const depth = 1 + g * across + h * along;
      sampleInto(
        cutout,
        c + (a * across + b * along) / depth,
        f + (d * across + e * along) / depth,
        colour,
        alpha,
        y * width + x,
      );
    }
  }
  return { colour, alpha };
}

/** Bilinear, the colours weighted by how much they cover. */
function sampleInto(cutout: Cutout, x: number, y: number, colour: Uint8Array, alpha: Uint8Array, into: number): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= cutout.side - 1 || top >= cutout.side - 1) return;
  let covered = 0;
  const sums = [0, 0, 0];
  for (const [row, shareY] of [1 - (y - top), y - top].entries()) {
    for (const [column, shareX] of [1 - (x - left), x - left].entries()) {
      const at = (top + row) * cutout.side + left + column;
      const weight = shareX * shareY * (cutout.alpha[at] ?? 0);
      covered += weight;
      sums.forEach((sum, channel) => {
        sums[channel] = sum + weight * (cutout.colour[at * 3 + channel] ?? 0);
      });
    }
  }
  if (covered <= 0) return;
  alpha[into] = Math.round(covered);
  sums.forEach((sum, channel) => {
    colour[into * 3 + channel] = Math.round(sum / covered);
  });
}
