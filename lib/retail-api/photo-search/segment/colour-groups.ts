const GROUPS = 7;
const ROUNDS = 8;
/** While the groups are searched for, every pixel of this many is read. */
const STEP = 3;
/** Pixels this near to the border of the picture count as border. */
const DEPTH = 3;
/** Keeps groups without a pixel on the border from counting without limit. */
const LEAST_ON_BORDER = 0.02;

/**
 * Divides the pixels into groups of one colour (k-means from distant starting points, so that the result is always
 * the same); the groups are numbered by how little of the border they have for their size, the most likely object
 * first.
 */
export function colourGroups(
  planes: readonly [Float32Array, Float32Array, Float32Array],
  { width, height }: { width: number; height: number },
): Uint8Array {
  const [first] = planes;
  const centres = startingPoints(planes, (height >> 1) * width + (width >> 1));
  const groups = new Uint8Array(first.length);
  for (let round = 1; round <= ROUNDS; round++) {
    const step = round < ROUNDS ? STEP : 1;
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (let at = 0; at < first.length; at += step) {
      const group = nearest(centres, planes, at).index;
      groups[at] = group;
      const sum = sums[group] as number[];
      for (let plane = 0; plane < 3; plane++) sum[plane] = (sum[plane] as number) + (planes[plane]?.[at] as number);
      sum[3] = (sum[3] as number) + 1;
    }
    sums.forEach(([red = 0, green = 0, blue = 0, count = 0], group) => {
      if (count > 0) centres[group] = [red / count, green / count, blue / count];
    });
  }
  const places = ranks(groups, width, height);
  return groups.map((group) => places[group] as number);
}

type Planes = Parameters<typeof colourGroups>[0];

function startingPoints(planes: Planes, middle: number): number[][] {
  const colourAt = (at: number) => planes.map((plane) => plane[at] as number);
  const centres = [colourAt(middle)];
  const stride = 37;
  while (centres.length < GROUPS) {
    let farthest = { at: 0, distance: -1 };
    for (let at = 0; at < planes[0].length; at += stride) {
      const { distance } = nearest(centres, planes, at);
      if (distance > farthest.distance) farthest = { at, distance };
    }
    centres.push(colourAt(farthest.at));
  }
  return centres;
}

function nearest(centres: readonly number[][], planes: Planes, at: number): { index: number; distance: number } {
  const [one, two, three] = [planes[0][at] as number, planes[1][at] as number, planes[2][at] as number];
  let index = 0;
  let distance = Number.POSITIVE_INFINITY;
  for (let group = 0; group < centres.length; group++) {
    const centre = centres[group] as number[];
    const off =
      (one - (centre[0] as number)) ** 2 + (two - (centre[1] as number)) ** 2 + (three - (centre[2] as number)) ** 2;
    if (off >= distance) continue;
    distance = off;
    index = group;
  }
  return { index, distance };
}

/** The place of each group in the order of how likely it is the object. */
function ranks(groups: Uint8Array, width: number, height: number): number[] {
  const areas = new Float64Array(GROUPS);
  const borders = new Float64Array(GROUPS);
  let border = 0;
  groups.forEach((group, at) => {
    const x = at % width;
    const y = Math.floor(at / width);
    areas[group] = (areas[group] as number) + 1;
    if (x >= DEPTH && y >= DEPTH && x < width - DEPTH && y < height - DEPTH) return;
    borders[group] = (borders[group] as number) + 1;
    border++;
  });
  const scoreOf = (group: number) => (areas[group] as number) / ((borders[group] as number) / border + LEAST_ON_BORDER);
  const order = [...areas.keys()].sort((left, right) => scoreOf(right) - scoreOf(left));
  return [...areas.keys()].map((group) => order.indexOf(group));
}
