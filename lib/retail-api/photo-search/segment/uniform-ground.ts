import type { LabImage } from '../lab.ts';
import { labelPatches, type Patch } from './components.ts';
import { quantile } from './plane.ts';

/**
 * The maximum spread of the colours of a plain background, in Lab units, and the share of its border that may have
 * edges.
 */
const PLAIN = { lightness: 14, colour: 5, uneven: 0.08 };
/** A shadow is darker than its background by at most this much, has its colour, and no edges. */
const SHADOW = { darker: 30, colour: 5, edge: 1.7 };
/** A hole in an object resembles the background even more closely than a shadow: a pale dial does not. */
const HOLE = { darker: 9, brighter: 2, colour: 1.7 };

interface Ground {
  lightness: number;
  greenRed: number;
  blueYellow: number;
}

/**
 * The colour of a plain background, such as a sheet of paper or that of the store's own photos; null if it is not
 * plain.
 */
export function plainGround(image: LabImage): Ground | null {
  const border = borderOf(image);
  const of = (plane: Float32Array) => Float32Array.from(border, (at) => plane[at] ?? 0);
  const spread = (plane: Float32Array) => quantile(of(plane), 0.9) - quantile(of(plane), 0.1);
  if (spread(image.lightness) > PLAIN.lightness) return null;
  if (spread(image.greenRed) > PLAIN.colour || spread(image.blueYellow) > PLAIN.colour) return null;
  const uneven = border.filter((at) => slopeAt(image, at) >= SHADOW.edge).length;
  if (uneven > border.length * PLAIN.uneven) return null;
  return {
    lightness: quantile(of(image.lightness), 0.7),
    greenRed: quantile(of(image.greenRed), 0.5),
    blueYellow: quantile(of(image.blueYellow), 0.5),
  };
}

/**
 * The object on a plain background: 1 for its pixels. Background and shadows are smooth and of one colour;
 * whatever of them is connected to the border is background, and so is a hole of nearly the same lightness, such
 * as the inside of a ring.
 */
export function maskOnPlainGround(image: LabImage, ground: Ground): Uint8Array {
  const { width, height, lightness, greenRed, blueYellow } = image;
  const smooth = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x;
      const darker = ground.lightness - (lightness[at] ?? 0);
      const off = Math.hypot((greenRed[at] ?? 0) - ground.greenRed, (blueYellow[at] ?? 0) - ground.blueYellow);
      const isEven = slopeAt(image, at) < SHADOW.edge;
      if (isEven && off < SHADOW.colour && darker < SHADOW.darker && darker > -8) smooth[at] = 1;
    }
  }
  const { labels, patches } = labelPatches(smooth, 1, width, height);
  const means = [lightness, greenRed, blueYellow].map((plane) => {
    const sums = new Float64Array(patches.length + 1);
    labels.forEach((label, at) => {
      sums[label] = (sums[label] ?? 0) + (plane[at] ?? 0);
    });
    return (patch: Patch) => (sums[patch.label] ?? 0) / patch.area;
  });
  const isGround = new Uint8Array(patches.length + 1);
  for (const patch of patches) {
    const [meanLightness = 0, meanRed = 0, meanYellow = 0] = means.map((mean) => mean(patch));
    const darker = ground.lightness - meanLightness;
    const off = Math.hypot(meanRed - ground.greenRed, meanYellow - ground.blueYellow);
    const isHole = darker < HOLE.darker && darker > -HOLE.brighter && off < HOLE.colour;
    if (patch.onBorder > 0 || (patch.area > labels.length / 1500 && isHole)) isGround[patch.label] = 1;
  }
  return Uint8Array.from(labels, (label) => (label > 0 && isGround[label] === 1 ? 0 : 1));
}

/** The slope of the lightness at a pixel, in units per pixel. */
function slopeAt({ width, height, lightness }: LabImage, at: number): number {
  const x = at % width;
  const y = (at - x) / width;
  const right = (lightness[x < width - 1 ? at + 1 : at] ?? 0) - (lightness[x > 0 ? at - 1 : at] ?? 0);
  const down = (lightness[y < height - 1 ? at + width : at] ?? 0) - (lightness[y > 0 ? at - width : at] ?? 0);
  return Math.hypot(right, down) / 2;
}

/** Indexes of the pixels on the border of the picture, two pixels deep. */
export function borderOf({ width, height }: { width: number; height: number }, depth = 2): Int32Array {
  const places: number[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x < depth || y < depth || x >= width - depth || y >= height - depth) places.push(y * width + x);
    }
  }
  return Int32Array.from(places);
}
