import { FRAME_SIDE, type Frame } from './frame.ts';

const FIELDS = 4;
const DIRECTIONS = 8;

/**
 * Edge directions in a grid of four by four cells, as in histograms of oriented gradients (Dalal and Triggs 2005):
 * inner edges and the outline, without sign, each pixel split over its two nearest directions. Square roots of
 * shares of the whole, so that strong light does not count more.
 */
export function edgeFeatures(frame: Frame): Float32Array {
  const bins = new Float32Array(FIELDS * FIELDS * DIRECTIONS);
  const side = FRAME_SIDE / FIELDS;
  // The area around the object gets one grey, so that its outline is the same edge on every background.
  const shown = frame.lightness.map((value, at) => {
    const share = frame.mask[at] ?? 0;
    return value * share + OUTSIDE * (1 - share);
  });
  for (let y = 1; y < FRAME_SIDE - 1; y++) {
    for (let x = 1; x < FRAME_SIDE - 1; x++) {
      const at = y * FRAME_SIDE + x;
      const right = (shown[at + 1] ?? 0) - (shown[at - 1] ?? 0);
      const down = (shown[at + FRAME_SIDE] ?? 0) - (shown[at - FRAME_SIDE] ?? 0);
      const strength = Math.min(40, Math.hypot(right, down));
      if (strength < 2) continue;
      const place = ((Math.atan2(down, right) / Math.PI + 2) % 1) * DIRECTIONS;
      const lower = Math.floor(place);
      const share = place - lower;
      const start = (Math.floor(y / side) * FIELDS + Math.floor(x / side)) * DIRECTIONS;
      const first = start + (lower % DIRECTIONS);
      const second = start + ((lower + 1) % DIRECTIONS);
      bins[first] = (bins[first] ?? 0) + strength * (1 - share);
      bins[second] = (bins[second] ?? 0) + strength * share;
    }
  }
  const total = bins.reduce((sum, value) => sum + value, 0) || 1;
  return bins.map((value) => Math.sqrt(value / total) * 2);
}

const OUTSIDE = 60;
