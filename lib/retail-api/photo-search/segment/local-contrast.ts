import { boxMean } from './plane.ts';

/** Values are read at this many places on each side of a pixel, along both axes. */
const REACH = 2;
/** The median is computed for every second pixel of every second row. */
const STEP = 2;

/**
 * How much each pixel differs from the median colour of its surroundings of `radius` pixels: a thin chain stands out
 * from any smooth surface, whatever is at the border of the picture.
 */
export function localContrast(
  planes: readonly Float32Array[],
  size: { width: number; height: number },
  radius: number,
): Float32Array {
  const squares = new Float32Array(size.width * size.height);
  for (const plane of planes) {
    const median = localMedian(plane, size, radius);
    for (let at = 0; at < squares.length; at++) {
      squares[at] = (squares[at] as number) + ((plane[at] as number) - (median[at] as number)) ** 2;
    }
  }
  return squares.map(Math.sqrt);
}

/** The median of a grid of places around each pixel, smoothed. */
function localMedian(
  plane: Float32Array,
  { width, height }: { width: number; height: number },
  radius: number,
): Float32Array {
  const columns = Math.ceil(width / STEP);
  const medians = new Float32Array(columns * Math.ceil(height / STEP));
  const values = new Float32Array((2 * REACH + 1) ** 2);
  for (let place = 0; place < medians.length; place++) {
    const x = (place % columns) * STEP;
    const y = Math.floor(place / columns) * STEP;
    let count = 0;
    for (let row = -REACH; row <= REACH; row++) {
      const line = within(Math.round(y + (row * radius) / REACH), height) * width;
      for (let column = -REACH; column <= REACH; column++) {
        values[count++] = plane[line + within(Math.round(x + (column * radius) / REACH), width)] as number;
      }
    }
    medians[place] = values.sort()[count >> 1] as number;
  }
  const full = plane.map((_, at) => {
    const x = Math.floor((at % width) / STEP);
    return medians[Math.floor(at / width / STEP) * columns + x] as number;
  });
  return boxMean(full, width, height, 2);
}

function within(place: number, length: number): number {
  return Math.max(0, Math.min(length - 1, place));
}
