import type { LabImage } from '../lab.ts';

/** The side of the square in pixels that every object is scaled to. */
export const FRAME_SIDE = 64;

/** An object in a standard position and size: a square around it, rotated by some angle. */
export interface Frame {
  /** 1 for the object. */
  readonly mask: Float32Array;
  readonly lightness: Float32Array;
  readonly greenRed: Float32Array;
  readonly blueYellow: Float32Array;
}

interface Extent {
  centreX: number;
  centreY: number;
  half: number;
}

/**
 * The share of an object's pixels that may be outside the square on each side: pixels that the mask includes by
 * mistake.
 */
const OUTLIERS = 0.01;
const MARGIN = 1.06;

/** The square around the pixels of a mask. */
export function extentOf(mask: Uint8Array, width: number, height: number): Extent {
  const columns = new Float64Array(width);
  const rows = new Float64Array(height);
  mask.forEach((value, at) => {
    columns[at % width] = (columns[at % width] ?? 0) + value;
    rows[Math.floor(at / width)] = (rows[Math.floor(at / width)] ?? 0) + value;
  });
  const [left, right] = reach(columns);
  const [top, bottom] = reach(rows);
  return {
    centreX: (left + right) / 2,
    centreY: (top + bottom) / 2,
    half: (Math.max(right - left, bottom - top, 4) / 2) * MARGIN,
  };
}

function reach(counts: Float64Array): [number, number] {
  const total = counts.reduce((sum, value) => sum + value, 0);
  let first = 0;
  let last = counts.length - 1;
  for (let sum = counts[first] ?? 0; sum < total * OUTLIERS && first < last; sum += counts[first] ?? 0) first++;
  for (let sum = counts[last] ?? 0; sum < total * OUTLIERS && last > first; sum += counts[last] ?? 0) last--;
  return [first, last + 1];
}

/** Scales an object into its frame; `degrees` is its clockwise rotation. */
export function frameOf(image: LabImage, mask: Uint8Array, degrees = 0): Frame {
  const { width, height } = image;
  const { centreX, centreY, half } = extentOf(mask, width, height);
  const step = (2 * half) / FRAME_SIDE;
  const cosine = Math.cos((degrees * Math.PI) / 180) * step;
  const sine = Math.sin((degrees * Math.PI) / 180) * step;
  const count = FRAME_SIDE * FRAME_SIDE;
  const frame = {
    mask: new Float32Array(count),
    lightness: new Float32Array(count),
    greenRed: new Float32Array(count),
    blueYellow: new Float32Array(count),
  };
  for (let row = 0; row < FRAME_SIDE; row++) {
    for (let column = 0; column < FRAME_SIDE; column++) {
      const across = column + 0.5 - FRAME_SIDE / 2;
      const along = row + 0.5 - FRAME_SIDE / 2;
      const x = centreX + across * cosine + along * sine - 0.5;
      const y = centreY - across * sine + along * cosine - 0.5;
      const at = row * FRAME_SIDE + column;
      sample(image, mask, x, y, frame, at);
    }
  }
  return frame;
}

/** Bilinear; beyond the picture its border is continued, without an object. */
function sample(image: LabImage, mask: Uint8Array, x: number, y: number, frame: Frame, into: number): void {
  const { width, height } = image;
  const left = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const top = Math.max(0, Math.min(height - 1, Math.floor(y)));
  const right = Math.min(width - 1, left + 1);
  const bottom = Math.min(height - 1, top + 1);
  const shareX = Math.max(0, Math.min(1, x - left));
  const shareY = Math.max(0, Math.min(1, y - top));
  const places = [top * width + left, top * width + right, bottom * width + left, bottom * width + right];
  const shares = [(1 - shareX) * (1 - shareY), shareX * (1 - shareY), (1 - shareX) * shareY, shareX * shareY];
  const isOutside = x < -1 || y < -1 || x > width || y > height;
  for (let corner = 0; corner < 4; corner++) {
    const at = places[corner] ?? 0;
    const share = shares[corner] ?? 0;
    if (!isOutside) frame.mask[into] = (frame.mask[into] ?? 0) + share * (mask[at] ?? 0);
    frame.lightness[into] = (frame.lightness[into] ?? 0) + share * (image.lightness[at] ?? 0);
    frame.greenRed[into] = (frame.greenRed[into] ?? 0) + share * (image.greenRed[at] ?? 0);
    frame.blueYellow[into] = (frame.blueYellow[into] ?? 0) + share * (image.blueYellow[at] ?? 0);
  }
}
