import { FRAME_SIDE, type Frame } from './frame.ts';

/** Below this chroma a colour has no relevant hue: steel, silver, platinum, black, white. */
const GREY_CHROMA = 7;
const RICH_CHROMA = 26;
const HUES = 12;
const GREYS = 6;
const MIDDLE_HUES = 8;
const MIDDLE_GREYS = 4;
/** Radius of the centre, as a share of half the frame: the dial of a watch, the stone of a pendant. */
const MIDDLE = 0.36;

/**
 * The colours of an object and their shares: hues in two degrees of chroma and two of lightness, then greys from
 * black to white. Square roots of shares, so that small stones count, too; values between two bins are split over
 * both.
 */
export function paletteFeatures(frame: Frame): Float32Array {
  const bins = new Float32Array(HUES * 4 + GREYS);
  frame.mask.forEach((weight, at) => {
    if (weight < 0.5) return;
    const { grey, rich, hue, light } = colourAt(frame, at);
    addShared(bins, HUES * 4, GREYS, light * (GREYS - 1), grey, false);
    for (const [degree, part] of [1 - rich, rich].entries()) {
      const bright = Math.min(1, Math.max(0, (light - 0.35) / 0.3));
      addShared(bins, (degree * 2 + 0) * HUES, HUES, hue * HUES, (1 - grey) * part * (1 - bright), true);
      addShared(bins, (degree * 2 + 1) * HUES, HUES, hue * HUES, (1 - grey) * part * bright, true);
    }
  });
  return rootShares(bins);
}

/** The colours in the centre of the object. */
export function centreColourFeatures(frame: Frame): Float32Array {
  const bins = new Float32Array(MIDDLE_HUES + MIDDLE_GREYS);
  frame.mask.forEach((weight, at) => {
    if (weight < 0.5 || radiusAt(at) > MIDDLE) return;
    const { grey, hue, light } = colourAt(frame, at);
    addShared(bins, MIDDLE_HUES, MIDDLE_GREYS, light * (MIDDLE_GREYS - 1), grey, false);
    addShared(bins, 0, MIDDLE_HUES, hue * MIDDLE_HUES, 1 - grey, true);
  });
  return rootShares(bins);
}

function colourAt(frame: Frame, at: number): { grey: number; rich: number; hue: number; light: number } {
  const greenRed = frame.greenRed[at] ?? 0;
  const blueYellow = frame.blueYellow[at] ?? 0;
  const chroma = Math.hypot(greenRed, blueYellow);
  return {
    grey: Math.min(1, Math.max(0, 1 - (chroma - GREY_CHROMA) / 8)),
    rich: Math.min(1, Math.max(0, (chroma - RICH_CHROMA) / 16)),
    hue: (Math.atan2(blueYellow, greenRed) / (2 * Math.PI) + 1) % 1,
    light: Math.min(1, Math.max(0, (frame.lightness[at] ?? 0) / 100)),
  };
}

/** The distance from the centre of the frame, 1 at the centre of its sides. */
function radiusAt(at: number): number {
  const x = (at % FRAME_SIDE) + 0.5 - FRAME_SIDE / 2;
  const y = Math.floor(at / FRAME_SIDE) + 0.5 - FRAME_SIDE / 2;
  return Math.hypot(x, y) / (FRAME_SIDE / 2);
}

function addShared(
  bins: Float32Array,
  start: number,
  size: number,
  place: number,
  weight: number,
  isCircle: boolean,
): void {
  if (weight <= 0) return;
  const lower = Math.floor(place);
  const share = place - lower;
  const first = isCircle ? lower % size : Math.min(size - 1, lower);
  const second = isCircle ? (lower + 1) % size : Math.min(size - 1, lower + 1);
  bins[start + first] = (bins[start + first] ?? 0) + weight * (1 - share);
  bins[start + second] = (bins[start + second] ?? 0) + weight * share;
}

function rootShares(bins: Float32Array): Float32Array {
  const total = bins.reduce((sum, value) => sum + value, 0) || 1;
  return bins.map((value) => Math.sqrt(value / total));
}
