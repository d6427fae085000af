import { labelPatches } from './components.ts';
import { borderOf } from './uniform-ground.ts';

/** A second part, such as the other earring, has at least this share of the first one's weight. */
const SECOND_PART = 0.2;
/** Holes smaller than this share of the picture are reflections and engravings. */
const HIGHLIGHT_AREA = 1 / 1500;
/** An object with at least this share of thicker parts does not consist of threads only. */
const THICK = 0.55;
/** The same share if parts extend beyond the picture, as a background pattern does. */
const THICK_LEAVING = 0.15;

/**
 * Keeps the connected group in the centre and others that may belong to it, such as the second of a pair, and
 * fills reflections. An empty mask becomes the centre of the picture, so that there is always an object.
 */
export function isolateObject(found: Uint8Array, width: number, height: number): Uint8Array {
  const mask = withoutThreads(found, width, height);
  const objectMask = keepCentral(mask, width, height) ?? mask;
  const area = objectMask.reduce((sum, value) => sum + value, 0);
  if (area < mask.length / 1000) return middleOf(width, height);
  return closeHighlights(objectMask, width, height);
}

/**
 * The connected group of a mask in the centre and others that may belong to it; null without any. A group counts by its
 * size and its distance from the centre, and less if it extends beyond the picture.
 */
export function keepCentral(mask: Uint8Array, width: number, height: number): Uint8Array | null {
  const { labels, patches } = labelPatches(mask, 1, width, height);
  const weights = patches.map(({ area, onBorder, sumX, sumY }) => {
    const x = sumX / area / width - 0.5;
    const y = sumY / area / height - 0.5;
    const leaves = 1 / (1 + (4 * onBorder) / Math.sqrt(area));
    return area * Math.exp(-(x * x + y * y) / (2 * 0.25 ** 2)) * leaves;
  });
  const heaviest = Math.max(0, ...weights);
  if (heaviest === 0) return null;
  const isSelected = new Uint8Array(patches.length + 1);
  patches.forEach(({ label }, index) => {
    isSelected[label] = (weights[index] ?? 0) >= heaviest * SECOND_PART ? 1 : 0;
  });
  return Uint8Array.from(labels, (label) => (label > 0 ? (isSelected[label] ?? 0) : 0));
}

/**
 * Removes parts no wider than two pixels, such as the veins of marble, unless they are much of the object, as in a
 * fine chain.
 */
function withoutThreads(mask: Uint8Array, width: number, height: number): Uint8Array {
  const core = eachPlace(
    mask,
    width,
    height,
    (at) =>
      mask[at] === 1 &&
      mask[at + 1] === 1 &&
      mask[at + width] === 1 &&
      mask[at + width + 1] === 1 &&
      mask[at - 1] === 1 &&
      mask[at - width] === 1 &&
      mask[at - width - 1] === 1,
  );
  const thick = eachPlace(mask, width, height, (at) => {
    if (mask[at] !== 1) return false;
    for (let row = -2; row <= 2; row++) {
      for (let column = -2; column <= 2; column++) if (core[at + row * width + column] === 1) return true;
    }
    return false;
  });
  const areaOf = (pixels: Uint8Array) => pixels.reduce((sum, value) => sum + value, 0);
  const leaves = borderOf({ width, height }).some((at) => mask[at] === 1);
  return areaOf(thick) > areaOf(mask) * (leaves ? THICK_LEAVING : THICK) ? thick : mask;
}

function eachPlace(mask: Uint8Array, width: number, height: number, test: (at: number) => boolean): Uint8Array {
  const result = new Uint8Array(mask.length);
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) result[y * width + x] = test(y * width + x) ? 1 : 0;
  }
  return result;
}

/** Fills the holes of a mask that are so small that they are reflections. */
export function closeHighlights(mask: Uint8Array, width: number, height: number): Uint8Array {
  const { labels, patches } = labelPatches(mask, 0, width, height);
  const isHighlight = new Uint8Array(patches.length + 1);
  for (const { label, area, onBorder } of patches) {
    if (onBorder === 0 && area < mask.length * HIGHLIGHT_AREA) isHighlight[label] = 1;
  }
  return mask.map((value, at) => (value === 1 || isHighlight[labels[at] ?? 0] === 1 ? 1 : 0));
}

function middleOf(width: number, height: number): Uint8Array {
  return Uint8Array.from({ length: width * height }, (_, at) => {
    const x = ((at % width) + 0.5) / width - 0.5;
    const y = (Math.floor(at / width) + 0.5) / height - 0.5;
    return Math.hypot(x, y) < 0.4 ? 1 : 0;
  });
}
