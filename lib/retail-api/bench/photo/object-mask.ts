import type { LabImage } from '../../photo-search/lab.ts';
import { labelPatches, type Patch } from '../../photo-search/segment/components.ts';
import { isolateObject } from '../../photo-search/segment/isolate-object.ts';
import { closed } from '../../photo-search/segment/morphology.ts';
import { maskOnPlainGround, type plainGround } from '../../photo-search/segment/uniform-ground.ts';

type Ground = NonNullable<ReturnType<typeof plainGround>>;

/** An outline has at least this slope, in Lab units per pixel; the ground and its shadows are smoother. */
const OUTLINE = 1.2;
/** Gaps of an outline up to twice as many pixels wide are closed, or the ground would flow into a white object. */
const GAP = 2;
/** A shadow differs from its ground by at most this much. */
const SHADOW = { darker: 30, brighter: 8, colour: 5 };
/** Through a hole one sees the ground's own colour; a pearl is a little redder and yellower. */
const HOLE = { darker: 9, brighter: 2, colour: 0.7 };
/** Smaller holes, as a share of the picture, are reflections. */
const HOLE_AREA = 1 / 1500;
/** Gold and brass are yellower than the ground by at least `yellower`; what is neither green nor purple may be gold. */
const GOLD = { yellower: 6, redder: [-8, 40] } as const;
/** A product of silver or pearls has less gold than this share of its pixels. */
const GOLD_SHARE = 0.08;
/** What is darker than the ground by this much needs no outline; of silver and pearls it is at most this share. */
const DARK = { darker: 40, share: 0.4 };

/**
 * The product on the plain ground of its own photo: 1 for its pixels. The ground of silver and pearls is flooded from the
 * border up to a closed outline, so that their inside stays; golden and dark products are found as the search finds them.
 */
export function objectMask(image: LabImage, ground: Ground): Uint8Array {
  const { width, height } = image;
  const found = isolateObject(maskOnPlainGround(image, ground), width, height);
  const flooded = isolateObject(maskByOutline(image, ground), width, height);
  const isDark = (at: number) => ground.lightness - (image.lightness[at] ?? 0) > DARK.darker;
  const isPale =
    shareOf(found, (at) => isGolden(image, ground, at)) < GOLD_SHARE && shareOf(flooded, isDark) < DARK.share;
  return isPale ? flooded : found;
}

/** The share of a mask's pixels that pass a test. */
function shareOf(mask: Uint8Array, test: (at: number) => boolean): number {
  const area = mask.reduce((sum, value) => sum + value, 0);
  return mask.filter((value, at) => value === 1 && test(at)).length / area;
}

function isGolden({ greenRed, blueYellow }: LabImage, ground: Ground, at: number): boolean {
  const redder = (greenRed[at] ?? 0) - ground.greenRed;
  return (
    (blueYellow[at] ?? 0) - ground.blueYellow > GOLD.yellower && redder > GOLD.redder[0] && redder < GOLD.redder[1]
  );
}

function maskByOutline(image: LabImage, ground: Ground): Uint8Array {
  const { width, height, lightness } = image;
  const outline = Uint8Array.from(lightness, (value, at) => {
    const darker = ground.lightness - value;
    const isShade = darker < SHADOW.darker && darker > -SHADOW.brighter && colourOff(image, ground, at) < SHADOW.colour;
    return isShade && slopeAt(image, at) < OUTLINE ? 0 : 1;
  });
  const { labels, patches } = labelPatches(closed(outline, width, height, GAP), 0, width, height);
  const groundLabels = new Set(
    patches
      .filter((patch) => patch.onBorder > 0 || (patch.area > labels.length * HOLE_AREA && isHole(patch)))
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
