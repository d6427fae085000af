import { DESCRIBED_BITS } from './point.ts';
import type { Plane } from './scale-space.ts';

const BINS = 36;
/** A second direction with at least this share of the strongest one makes a second point. */
const SECOND = 0.8;
const FIELDS = 4;
const DIRECTIONS = 8;
/** Side of a field of the description, in radii of the point. */
const FIELD_SIDE = 3;

/**
 * The main directions of the slopes around a point, as shares of a full turn: one, or two if they are nearly equally
 * strong.
 */
export function orientationsOf(plane: Plane, x: number, y: number, radius: number): number[] {
  const bins = new Float32Array(BINS);
  const sigma = 1.5 * radius;
  const reach = Math.round(3 * sigma);
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const { strength, turn } = slopeAt(plane, x + column, y + row);
      const weight = strength * Math.exp(-(row * row + column * column) / (2 * sigma * sigma));
      const bin = Math.floor(turn * BINS) % BINS;
      bins[bin] = (bins[bin] as number) + weight;
    }
  }
  const smooth = bins.map(
    (value, at) => (bins[(at + BINS - 1) % BINS] as number) + 2 * value + (bins[(at + 1) % BINS] as number),
  );
  const highest = Math.max(...smooth);
  const peaks = [...smooth.keys()].filter((at) => {
    const value = smooth[at] as number;
    return value >= highest * SECOND && value > before(smooth, at) && value >= after(smooth, at);
  });
  return peaks
    .sort((left, right) => (smooth[right] as number) - (smooth[left] as number))
    .slice(0, 2)
    .map((at) => {
      const [left, value, right] = [before(smooth, at), smooth[at] as number, after(smooth, at)];
      const shift = (0.5 * (left - right)) / (left - 2 * value + right || 1);
      return ((at + 0.5 + shift) / BINS + 1) % 1;
    });
}

const before = (bins: Float32Array, at: number) => bins[(at + BINS - 1) % BINS] as number;
const after = (bins: Float32Array, at: number) => bins[(at + 1) % BINS] as number;

/**
 * The description of a point: the slopes in four by four fields and eight directions, relative to its own direction,
 * with one bit for each, set if it is above the median.
 */
export function describePoint(plane: Plane, x: number, y: number, radius: number, angle: number): Uint8Array {
  const bins = new Float32Array(DESCRIBED_BITS);
  const cosine = Math.cos(2 * Math.PI * angle);
  const sine = Math.sin(2 * Math.PI * angle);
  const side = FIELD_SIDE * radius;
  const reach = Math.round((side * (FIELDS + 1) * Math.SQRT2) / 2);
  for (let row = -reach; row <= reach; row++) {
    for (let column = -reach; column <= reach; column++) {
      const fieldX = (cosine * column + sine * row) / side + FIELDS / 2 - 0.5;
      const fieldY = (cosine * row - sine * column) / side + FIELDS / 2 - 0.5;
      if (fieldX <= -1 || fieldY <= -1 || fieldX >= FIELDS || fieldY >= FIELDS) continue;
      const { strength, turn } = slopeAt(plane, x + column, y + row);
      const off = ((fieldX - 1.5) ** 2 + (fieldY - 1.5) ** 2) / (2 * 2 * 2);
      add(bins, fieldX, fieldY, ((turn - angle + 1) % 1) * DIRECTIONS, strength * Math.exp(-off));
    }
  }
  const median = bins.toSorted()[DESCRIBED_BITS / 2] as number;
  const bits = new Uint8Array(DESCRIBED_BITS / 8);
  bins.forEach((value, at) => {
    if (value > median) bits[at >> 3] = (bits[at >> 3] as number) | (1 << (at & 7));
  });
  return bits;
}

/** Splits a slope over the nearest fields and directions. */
function add(bins: Float32Array, x: number, y: number, direction: number, weight: number): void {
  const [left, top, first] = [Math.floor(x), Math.floor(y), Math.floor(direction)];
  for (let row = 0; row < 2; row++) {
    if (top + row < 0 || top + row >= FIELDS) continue;
    for (let column = 0; column < 2; column++) {
      if (left + column < 0 || left + column >= FIELDS) continue;
      const share = weight * (row ? y - top : 1 - y + top) * (column ? x - left : 1 - x + left);
      const start = ((top + row) * FIELDS + left + column) * DIRECTIONS;
      const one = start + (first % DIRECTIONS);
      const two = start + ((first + 1) % DIRECTIONS);
      bins[one] = (bins[one] as number) + share * (1 - direction + first);
      bins[two] = (bins[two] as number) + share * (direction - first);
    }
  }
}

function slopeAt({ width, height, values }: Plane, column: number, row: number): { strength: number; turn: number } {
  const x = Math.round(column);
  const y = Math.round(row);
  if (x < 1 || y < 1 || x >= width - 1 || y >= height - 1) return { strength: 0, turn: 0 };
  const at = y * width + x;
  const right = (values[at + 1] as number) - (values[at - 1] as number);
  const down = (values[at + width] as number) - (values[at - width] as number);
  return { strength: Math.hypot(right, down), turn: (Math.atan2(down, right) / (2 * Math.PI) + 1) % 1 };
}
