import type { LabImage } from '../../photo-search/lab.ts';
import { labelPatches, type Patch } from '../../photo-search/segment/components.ts';
import { isolateObject } from '../../photo-search/segment/isolate-object.ts';
import { closed } from '../../photo-search/segment/morphology.ts';
import { boxMean } from '../../photo-search/segment/plane.ts';
import { maskOnPlainGround, type plainGround } from '../../photo-search/segment/uniform-ground.ts';
import { trimFringe } from './trim-fringe.ts';

type Ground = NonNullable<ReturnType<typeof plainGround>>;

/**
 * An outline has at least this slope, in Lab units per pixel, in the picture or in the smoothed one: thin edges of metal
 * show in the first, faint ones of pearls in the second. The ground and its shadows are smoother.
 */
const OUTLINE = { sharp: 1.2, smoothed: 0.8 };
/** Gaps of an outline up to twice as many pixels wide are closed, or the ground would flow into a white object. */
const GAP = 2;
/** A shadow differs from its ground by at most this much. */
const SHADOW = { darker: 40, brighter: 8, colour: 5 };
/** Through a hole one sees the ground's own colour; a pearl is a little redder and yellower. */
const HOLE = { darker: 9, brighter: 2, colour: 0.7 };
/** Smaller holes, as a share of the picture, are reflections. */
const HOLE_AREA = 1 / 1500;
/** The ground that an outline takes with it: so like the ground beside it, in Lab units, and so many pixels wide. */
const FRINGE = { unlike: 3, rounds: 6 };
/** Hands and numerals are darker than the ground by at least this much. */
const NUMERAL = 25;
/** A golden or dark product of which the search finds a smaller share has pale parts, and is flooded as well. */
const WHOLE = 0.75;
/** Gold and brass are yellower than the ground by at least `yellower`; what is neither green nor purple may be gold. */
const GOLD = { yellower: 6, redder: [-8, 40] } as const;
/** A product of silver or pearls has less gold than this share of its pixels. */
const GOLD_SHARE = 0.08;
/** What is darker than the ground by this much needs no outline; of silver and pearls it is at most this share. */
const DARK = { darker: 40, share: 0.4 };

/**
 * The product on the plain ground of its own photo: 1 for its pixels. The ground of silver and pearls is flooded from the
 * border up to a closed outline, so that their inside stays; golden and dark products are found as the search finds them,
 * unless that leaves out a pale part.
 */
export function objectMask(image: LabImage, ground: Ground): Uint8Array {
  const { width, height } = image;
  const found = isolateObject(maskOnPlainGround(image, ground), width, height);
  const sharp = maskByOutline(image, ground, image, OUTLINE.sharp);
  const faint = maskByOutline(image, ground, smoothed(image), OUTLINE.smoothed);
  const either = sharp.map((value, at) => value | (faint[at] ?? 0));
  const flooded = isolateObject(trimFringe(either, image, FRINGE), width, height);
  const isDark = (at: number) => ground.lightness - (image.lightness[at] ?? 0) > DARK.darker;
  const isPale =
    shareOf(found, (at) => isGolden(image, ground, at)) < GOLD_SHARE && shareOf(flooded, isDark) < DARK.share;
  return isPale || areaOf(found) < areaOf(flooded) * WHOLE ? flooded : found;
}

function areaOf(mask: Uint8Array): number {
  return mask.reduce((sum, value) => sum + value, 0);
}

function smoothed(image: LabImage): LabImage {
  const { width, height } = image;
  const mean = (plane: Float32Array) => boxMean(plane, width, height, 1);
  return {
    width,
    height,
    lightness: mean(image.lightness),
    greenRed: mean(image.greenRed),
    blueYellow: mean(image.blueYellow),
  };
}

/** The share of a mask's pixels that pass a test. */
function shareOf(mask: Uint8Array, test: (at: number) => boolean): number {
  return mask.filter((value, at) => value === 1 && test(at)).length / areaOf(mask);
}

function isGolden({ greenRed, blueYellow }: LabImage, ground: Ground, at: number): boolean {
  const redder = (greenRed[at] ?? 0) - ground.greenRed;
  return (
    (blueYellow[at] ?? 0) - ground.blueYellow > GOLD.yellower && redder > GOLD.redder[0] && redder < GOLD.redder[1]
  );
}

/** What a closed outline surrounds; the slopes are those of `sloped`, at least `least` where an outline is. */
function maskByOutline(image: LabImage, ground: Ground, sloped: LabImage, least: number): Uint8Array {
  const { width, height, lightness } = image;
  const outline = Uint8Array.from(lightness, (value, at) => {
    const darker = ground.lightness - value;
    const isShade = darker < SHADOW.darker && darker > -SHADOW.brighter && colourOff(image, ground, at) < SHADOW.colour;
    return isShade && slopeAt(sloped, at) < least ? 0 : 1;
  });
  const outlined = closed(outline, width, height, GAP);
  const { labels, patches } = labelPatches(outlined, 0, width, height);
  const faces = facesOf(outlined, labels, image, ground);
  const groundLabels = new Set(
    patches
      .filter((patch) => patch.onBorder > 0 || (patch.area > labels.length * HOLE_AREA && isHole(patch)))
      .filter(({ label, onBorder }) => onBorder > 0 || !faces.has(label))
      .map(({ label }) => label),
  );
  return Uint8Array.from(labels, (label) => (groundLabels.has(label) ? 0 : 1));

  function isHole({ label, area }: Patch): boolean {
    const mean = (plane: Float32Array) =>
      plane.reduce((sum, value, at) => (labels[at] === label ? sum + value : sum), 0) / area;
    const darker = ground.lightness - mean(lightness);
    const off = Math.hypot(mean(image.greenRed) - ground.greenRed, mean(image.blueYellow) - ground.blueYellow);
    return darker < HOLE.darker && darker > -HOLE.brighter && off < HOLE.colour;
  }
}

/** The patches of ground colour that are white faces, because something dark stands alone in them: hands and numerals. */
function facesOf(outlined: Uint8Array, labels: Int32Array, image: LabImage, ground: Ground): Set<number> {
  const { width, height, lightness } = image;
  const islands = labelPatches(outlined, 1, width, height);
  const around = islands.patches.map(() => new Set<number>());
  const isDark = islands.patches.map(() => false);
  islands.labels.forEach((island, at) => {
    if (island === 0) return;
    if (ground.lightness - (lightness[at] ?? 0) > NUMERAL) isDark[island - 1] = true;
    for (const near of [at - 1, at + 1, at - width, at + width]) {
      const label = labels[near] ?? 0;
      if (label > 0) around[island - 1]?.add(label);
    }
  });
  return new Set(around.flatMap((near, at) => (isDark[at] && near.size === 1 ? [...near] : [])));
}

function colourOff({ greenRed, blueYellow }: LabImage, ground: Ground, at: number): number {
  return Math.hypot((greenRed[at] ?? 0) - ground.greenRed, (blueYellow[at] ?? 0) - ground.blueYellow);
}

/** The slope of lightness and colours together at a pixel. */
function slopeAt({ width, height, lightness, greenRed, blueYellow }: LabImage, at: number): number {
  const x = at % width;
  const y = (at - x) / width;
  const [left, right] = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at];
  const [above, below] = [y > 0 ? at - width : at, y < height - 1 ? at + width : at];
  const steps = [lightness, greenRed, blueYellow].flatMap((plane) => [
    (plane[right] ?? 0) - (plane[left] ?? 0),
    (plane[below] ?? 0) - (plane[above] ?? 0),
  ]);
  return Math.hypot(...steps) / 2;
}
