import type { LabImage } from '../lab.ts';
import { colourGroups } from './colour-groups.ts';
import { closeHighlights, keepCentral } from './isolate-object.ts';
import { localContrast } from './local-contrast.ts';
import { closed } from './morphology.ts';
import { boxMean, otsu, quantile } from './plane.ts';
import { slopesOf, standingOut } from './standing-out.ts';

/** The weight of lightness relative to colour: shadows and highlights change it most. */
const LIGHTNESS = 0.65;
/** The surroundings that a pixel is compared with, as shares of the longer side. */
const RADII = [0.04, 0.08, 0.14];
/** How far below the threshold of local contrast a pixel may still belong to the object. */
const LENIENCE = [1, 0.65];
/** Gaps of this many steps are closed: those between the links of a chain. */
const GAPS = [1, 2];
/** How many of the most likely groups of colours are taken together, and how many alone. */
const TOGETHER = 4;
const ALONE = 5;
/** The shares of the darkest and brightest, greenest and reddest, bluest and yellowest pixels. */
const EXTREMES = [0.05, 0.12, 0.25];
/** Proposals that share more than this with a better one are the same object. */
const ALIKE = 0.85;

/**
 * Proposes up to `most` masks of what the object of a busy photo may be, the most likely first: what differs from its
 * surroundings, groups of colours, and the extremes of lightness and colour, each near the centre. They are compared
 * by how sharply they stand out along their outlines. The catalogue decides between them.
 */
export function proposeObjects(image: LabImage, most: number): Uint8Array[] {
  const { width, height } = image;
  const smooth = (plane: Float32Array) => boxMean(plane, width, height, 1);
  const planes = [
    smooth(image.lightness.map((value) => value * LIGHTNESS)),
    smooth(image.greenRed),
    smooth(image.blueYellow),
  ] as const;
  const slopes = slopesOf(planes, width, height);
  const proposals = [...contrasts(planes, image), ...groups(planes, image), ...extremes(planes, image)]
    .map((mask) => closeHighlights(mask, width, height))
    .map((mask) => ({ mask, score: standingOut(mask, slopes, width, height) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score);
  const chosen: Uint8Array[] = [];
  for (const { mask } of proposals) {
    if (chosen.length === most) break;
    if (chosen.every((other) => shareInCommon(mask, other) < ALIKE)) chosen.push(mask);
  }
  return chosen;
}

type Planes = readonly [Float32Array, Float32Array, Float32Array];
type Size = Pick<LabImage, 'width' | 'height'>;

function contrasts(planes: Planes, size: Size): Uint8Array[] {
  const { width, height } = size;
  return RADII.flatMap((share) => {
    const contrast = localContrast(planes, size, share * Math.max(width, height));
    const most = quantile(contrast, 0.99) || 1;
    const shares = contrast.map((value) => Math.min(1, value / most));
    const threshold = otsu(shares);
    return LENIENCE.flatMap((lenience) => {
      const mask = Uint8Array.from(shares, (value) => (value > threshold * lenience ? 1 : 0));
      return GAPS.flatMap((gap) => central(mask, size, gap));
    });
  });
}

function groups(planes: Planes, size: Size): Uint8Array[] {
  const places = colourGroups(planes, size);
  const masks = [
    ...Array.from({ length: TOGETHER }, (_, last) => places.map((place) => (place <= last ? 1 : 0))),
    ...Array.from({ length: ALONE }, (_, own) => places.map((place) => (place === own ? 1 : 0))),
  ];
  return masks.flatMap((mask) => central(mask, size));
}

function extremes(planes: Planes, size: Size): Uint8Array[] {
  return planes.flatMap((plane) => {
    const sorted = plane.toSorted();
    return EXTREMES.flatMap((share) => {
      const low = sorted[Math.floor(sorted.length * share)] ?? 0;
      const high = sorted[Math.floor(sorted.length * (1 - share))] ?? 0;
      const masks = [plane.map((value) => (value < low ? 1 : 0)), plane.map((value) => (value > high ? 1 : 0))];
      return masks.flatMap((mask) => central(Uint8Array.from(mask), size));
    });
  });
}

/** The groups of a mask near the centre, with closed gaps; nothing where there are none. */
function central(mask: Uint8Array, { width, height }: Size, gap = 1): Uint8Array[] {
  const kept = keepCentral(closed(mask, width, height, gap), width, height);
  return kept ? [kept] : [];
}

/** The pixels that both have, as a share of those that either has. */
function shareInCommon(left: Uint8Array, right: Uint8Array): number {
  let both = 0;
  let either = 0;
  for (let at = 0; at < left.length; at++) {
    both += (left[at] as number) & (right[at] as number);
    either += (left[at] as number) | (right[at] as number);
  }
  return either > 0 ? both / either : 0;
}
