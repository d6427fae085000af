import { toLab } from '../lab.ts';
import type { Box, Raster } from '../raster.ts';
import { boxMean } from '../segment/plane.ts';
import { findPoints } from './find-points.ts';

/** The longer side in pixels at which the points of an object are found. */
const EDGE = 320;
const MOST = 160;
/** The colour around the object, which is that of the store's own photos. */
const AROUND = [243, 240, 235] as const;
/** The outline of a mask lies this far outside of the middle of its soft border. */
const OUTSET = 1.6;
/** The pixels of the mask around the object that are shown. */
const MARGIN = 6;

/** A mask of a part of a picture. */
interface PlacedMask {
  readonly mask: Uint8Array;
  readonly width: number;
  readonly height: number;
  /** The part of the picture that the mask is of. */
  readonly box: Box;
}

/**
 * The points of an object alone, packed: what is around it is painted in the colour of the store's own photos first, so
 * that points at its outline are described as there.
 */
export function objectPoints(picture: Raster, { mask, width, height, box }: PlacedMask): Uint8Array {
  const part = partAround(mask, width, height);
  const scale = box.width / width;
  const reduced = Math.min(1, EDGE / (Math.max(part.width, part.height) * scale));
  const size = {
    width: Math.max(1, Math.round(part.width * scale * reduced)),
    height: Math.max(1, Math.round(part.height * scale * reduced)),
  };
  const cover = boxMean(Float32Array.from(mask), width, height, 1);
  const data = new Uint8Array(size.width * size.height * 3);
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const maskX = part.left + (x + 0.5) / reduced / scale;
      const maskY = part.top + (y + 0.5) / reduced / scale;
      const shown = Math.min(1, OUTSET * sampled(cover, { width, height }, 1, 0, maskX, maskY));
      for (let channel = 0; channel < 3; channel++) {
        const own =
          shown > 0 ? sampled(picture.data, picture, 3, channel, box.left + maskX * scale, box.top + maskY * scale) : 0;
        data[(y * size.width + x) * 3 + channel] = own * shown + (AROUND[channel] ?? 0) * (1 - shown);
      }
    }
  }
  return findPoints(toLab({ ...size, data }), MOST);
}

/** The rectangle of a mask with a margin. */
function partAround(mask: Uint8Array, width: number, height: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  mask.forEach((value, at) => {
    if (value === 0) return;
    const x = at % width;
    const y = Math.floor(at / width);
    left = Math.min(left, x);
    right = Math.max(right, x + 1);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y + 1);
  });
  left = Math.max(0, left - MARGIN);
  top = Math.max(0, top - MARGIN);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width, right + MARGIN) - left),
    height: Math.max(1, Math.min(height, bottom + MARGIN) - top),
  };
}

/** Bilinear; beyond the plane its border is continued. The middle of the first pixel is at 0.5. */
function sampled(
  values: ArrayLike<number>,
  { width, height }: { width: number; height: number },
  channels: number,
  channel: number,
  placeX: number,
  placeY: number,
): number {
  const x = Math.max(0, Math.min(width - 1, placeX - 0.5));
  const y = Math.max(0, Math.min(height - 1, placeY - 0.5));
  const left = Math.floor(x);
  const top = Math.floor(y);
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const of = (column: number, row: number) => values[(row * width + column) * channels + channel] as number;
  const above = of(left, top) * (1 - x + left) + of(right, top) * (x - left);
  const below = of(left, bottom) * (1 - x + left) + of(right, bottom) * (x - left);
  return above * (1 - y + top) + below * (y - top);
}
