import type { LabImage } from '../lab.ts';
import { describePoint, orientationsOf } from './describe-point.ts';
import { type PhotoPoint, POINT_BYTES, packPoint } from './point.ts';
import { FIRST_BLUR, type Octave, type Plane, STEPS, scaleSpace } from './scale-space.ts';

/** A spot whose difference of blurs is below this lightness is noise. */
const MIN_CONTRAST = 0.8;
/** A spot that is this many times longer than wide is an edge, so its position along the edge is unknown. */
const MAX_EDGE = 10;
/** The distance from the centre at which points lose rank, as a share of the picture. */
const MIDDLE = 0.42;

interface Spot {
  x: number;
  y: number;
  /** The index of the plane within its octave. */
  level: number;
  rank: number;
  octave: Octave;
}

/**
 * Finds the `most` most distinct points of a picture in all sizes, packed one after the other: SIFT (Lowe 2004), with
 * one bit for each value of a description. Points near the centre count more, because the object is there.
 */
export function findPoints(image: LabImage, most: number): Uint8Array {
  const { width, height, lightness } = image;
  const spots = scaleSpace({ width, height, values: lightness })
    .flatMap((octave) => spotsOf(octave, image))
    .sort((left, right) => right.rank - left.rank);
  const bytes = new Uint8Array(most * POINT_BYTES);
  let count = 0;
  for (const { x, y, level, octave } of spots) {
    const plane = octave.planes[level];
    if (!plane) continue;
    const radius = FIRST_BLUR * 2 ** (level / STEPS);
    for (const angle of orientationsOf(plane, x, y, radius)) {
      if (count === most) return bytes;
      const point: PhotoPoint = {
        x: (x * octave.step) / Math.max(width, height),
        y: (y * octave.step) / Math.max(width, height),
        radius: (radius * octave.step) / Math.max(width, height),
        angle,
        bits: describePoint(plane, x, y, radius, angle),
        ...colourAround(image, x * octave.step, y * octave.step, radius * octave.step),
      };
      packPoint(point, bytes, count++ * POINT_BYTES);
    }
  }
  return bytes.slice(0, count * POINT_BYTES);
}

/** The extremes of the difference between one blur and the next, in space and size. */
function spotsOf(octave: Octave, image: LabImage): Spot[] {
  const { planes, step } = octave;
  const differences = planes.slice(1).map((plane, at) => difference(plane, planes[at] ?? plane));
  const [{ width, height }] = planes as [Plane];
  const spots: Spot[] = [];
  for (let level = 1; level < differences.length - 1; level++) {
    const here = differences[level];
    const [below, above] = [differences[level - 1], differences[level + 1]];
    if (!here || !below || !above) continue;
    for (let y = 4; y < height - 4; y++) {
      for (let x = 4; x < width - 4; x++) {
        const at = y * width + x;
        const value = here[at] as number;
        if (Math.abs(value) < MIN_CONTRAST || !isExtreme(value, at, width, [here, below, above])) continue;
        if (isEdge(here, at, width)) continue;
        const offX = (x * step) / image.width - 0.5;
        const offY = (y * step) / image.height - 0.5;
        const middle = Math.exp(-(offX ** 2 + offY ** 2) / (2 * MIDDLE ** 2));
        spots.push({ x, y, level, octave, rank: Math.abs(value) * Math.sqrt(step * 2 ** (level / STEPS)) * middle });
      }
    }
  }
  return spots;
}

function difference({ values }: Plane, before: Plane): Float32Array {
  return values.map((value, at) => value - (before.values[at] as number));
}

function isExtreme(value: number, at: number, width: number, planes: readonly Float32Array[]): boolean {
  const sign = Math.sign(value);
  for (const plane of planes) {
    for (let row = -width; row <= width; row += width) {
      for (let column = -1; column <= 1; column++) {
        const other = at + row + column;
        if (plane === planes[0] && other === at) continue;
        if ((plane[other] as number) * sign >= value * sign) return false;
      }
    }
  }
  return true;
}

function isEdge(plane: Float32Array, at: number, width: number): boolean {
  const of = (offset: number) => plane[at + offset] as number;
  const xx = of(1) + of(-1) - 2 * of(0);
  const yy = of(width) + of(-width) - 2 * of(0);
  const xy = (of(width + 1) - of(width - 1) - of(1 - width) + of(-1 - width)) / 4;
  const determinant = xx * yy - xy * xy;
  return determinant <= 0 || (xx + yy) ** 2 / determinant > (MAX_EDGE + 1) ** 2 / MAX_EDGE;
}

/** The mean colour of the disc that the point describes. */
function colourAround(
  { width, height, lightness, greenRed, blueYellow }: LabImage,
  x: number,
  y: number,
  radius: number,
) {
  const reach = Math.max(1, Math.round(radius * 1.5));
  const sums = { lightness: 0, greenRed: 0, blueYellow: 0 };
  let count = 0;
  const step = Math.max(1, Math.floor(reach / 3));
  for (let row = -reach; row <= reach; row += step) {
    for (let column = -reach; column <= reach; column += step) {
      const at =
        Math.max(0, Math.min(height - 1, Math.round(y) + row)) * width +
        Math.max(0, Math.min(width - 1, Math.round(x) + column));
      sums.lightness += lightness[at] ?? 0;
      sums.greenRed += greenRed[at] ?? 0;
      sums.blueYellow += blueYellow[at] ?? 0;
      count++;
    }
  }
  return {
    lightness: sums.lightness / count,
    greenRed: sums.greenRed / count,
    blueYellow: sums.blueYellow / count,
  };
}
