import { labelPatches } from '../segment/components.ts';
import { FRAME_SIDE, type Frame } from './frame.ts';

const RADII = 6;
const ANGLES = 32;
const WAVES = 5;
const FIELDS = 8;

/**
 * The distribution of the object around its centre: for six circles, how much of each it covers, and the strength
 * of one to four waves around the circle. These strengths do not change when the object is rotated.
 */
export function ringFeatures(frame: Frame): Float32Array {
  const result = new Float32Array(RADII * WAVES);
  for (let ring = 0; ring < RADII; ring++) {
    const radius = ((ring + 0.5) / RADII) * (FRAME_SIDE / 2);
    const cover = Float32Array.from({ length: ANGLES }, (_, step) => {
      const angle = (2 * Math.PI * step) / ANGLES;
      return coverAt(frame, radius * Math.cos(angle), radius * Math.sin(angle));
    });
    for (let wave = 0; wave < WAVES; wave++) {
      let cosine = 0;
      let sine = 0;
      cover.forEach((value, step) => {
        cosine += value * Math.cos((2 * Math.PI * wave * step) / ANGLES);
        sine += value * Math.sin((2 * Math.PI * wave * step) / ANGLES);
      });
      result[ring * WAVES + wave] = Math.hypot(cosine, sine) / ANGLES;
    }
  }
  return result;
}

/** How much of each cell in a grid of eight by eight the object covers. */
export function coverageFeatures(frame: Frame): Float32Array {
  const side = FRAME_SIDE / FIELDS;
  const result = new Float32Array(FIELDS * FIELDS);
  frame.mask.forEach((value, at) => {
    const field = Math.floor(at / FRAME_SIDE / side) * FIELDS + Math.floor((at % FRAME_SIDE) / side);
    result[field] = (result[field] ?? 0) + value / (side * side);
  });
  return result;
}

/**
 * The build of an object in eight numbers from 0 to 1: how much of its frame it fills, its share of holes, its
 * elongation, number of parts, thickness and roughness, how its lightness varies, and how it differs between its
 * halves.
 */
export function structureFeatures(frame: Frame): Float32Array {
  const solid = Uint8Array.from(frame.mask, (value) => (value >= 0.5 ? 1 : 0));
  const area = Math.max(
    1,
    solid.reduce((sum, value) => sum + value, 0),
  );
  const holes = labelPatches(solid, 0, FRAME_SIDE, FRAME_SIDE)
    .patches.filter((patch) => patch.onBorder === 0 && patch.area > 12)
    .reduce((sum, patch) => sum + patch.area, 0);
  const pieces = labelPatches(solid, 1, FRAME_SIDE, FRAME_SIDE).patches.filter(
    (patch) => patch.area > area * 0.08,
  ).length;
  const { mean, deviation, roughness, rim } = texture(frame, solid);
  return Float32Array.from([
    area / solid.length,
    holes / (holes + area),
    elongation(solid),
    Math.min(1, Math.max(0, pieces - 1) / 3),
    Math.min(1, (2 * area) / Math.max(1, rim) / 20),
    Math.min(1, roughness / 20),
    Math.min(1, deviation / 35),
    mean / 100,
  ]);
}

function texture(frame: Frame, solid: Uint8Array): { mean: number; deviation: number; roughness: number; rim: number } {
  let sum = 0;
  let squares = 0;
  let slopes = 0;
  let count = 0;
  let rim = 0;
  for (let y = 1; y < FRAME_SIDE - 1; y++) {
    for (let x = 1; x < FRAME_SIDE - 1; x++) {
      const at = y * FRAME_SIDE + x;
      if (solid[at] !== 1) continue;
      const value = frame.lightness[at] ?? 0;
      count++;
      sum += value;
      squares += value * value;
      const isInside = solid[at + 1] === 1 && solid[at - 1] === 1 && solid[at + FRAME_SIDE] === 1;
      if (!isInside || solid[at - FRAME_SIDE] !== 1) rim++;
      else {
        const right = (frame.lightness[at + 1] ?? 0) - (frame.lightness[at - 1] ?? 0);
        const down = (frame.lightness[at + FRAME_SIDE] ?? 0) - (frame.lightness[at - FRAME_SIDE] ?? 0);
        slopes += Math.hypot(right, down) / 2;
      }
    }
  }
  const mean = count > 0 ? sum / count : 50;
  const variance = count > 0 ? Math.max(0, squares / count - mean * mean) : 0;
  return { mean, deviation: Math.sqrt(variance), roughness: slopes / Math.max(1, count - rim), rim };
}

/** Width divided by length of the ellipse with the object's moments: 1 for a circle. */
function elongation(solid: Uint8Array): number {
  let area = 0;
  let sumX = 0;
  let sumY = 0;
  solid.forEach((value, at) => {
    area += value;
    sumX += value * (at % FRAME_SIDE);
    sumY += value * Math.floor(at / FRAME_SIDE);
  });
  let xx = 0;
  let yy = 0;
  let xy = 0;
  solid.forEach((value, at) => {
    const x = (at % FRAME_SIDE) - sumX / area;
    const y = Math.floor(at / FRAME_SIDE) - sumY / area;
    xx += value * x * x;
    yy += value * y * y;
    xy += value * x * y;
  });
  const half = Math.hypot((xx - yy) / 2, xy);
  const longer = (xx + yy) / 2 + half;
  const shorter = (xx + yy) / 2 - half;
  return longer > 0 ? Math.sqrt(Math.max(0, shorter) / longer) : 1;
}

function coverAt(frame: Frame, x: number, y: number): number {
  const column = Math.min(FRAME_SIDE - 1, Math.max(0, Math.floor(x + FRAME_SIDE / 2)));
  const row = Math.min(FRAME_SIDE - 1, Math.max(0, Math.floor(y + FRAME_SIDE / 2)));
  return frame.mask[row * FRAME_SIDE + column] ?? 0;
}
