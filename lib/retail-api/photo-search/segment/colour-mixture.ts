/**
 * The values of the pixels in each plane: lightness, the two colour axes, and the roughness of the surroundings.
 */
export type Planes = readonly Float32Array[];

/** A mixture of Gaussians, each with the mean and the variance of every plane. */
interface ColourMixture {
  readonly parts: readonly { mean: number[]; inverse: number[]; offset: number }[];
}

/** The minimum variance of a Gaussian: noise and compression alone cause this much. */
const MIN_VARIANCE = 12;
const ROUNDS = 6;
const MAX_SAMPLES = 3000;

/**
 * A mixture of at most `size` Gaussians for the pixels of `members`: k-means from distant starting points, so that
 * the result is always the same.
 */
export function fitMixture(planes: Planes, members: Int32Array, size: number): ColourMixture {
  const step = Math.max(1, Math.ceil(members.length / MAX_SAMPLES));
  const samples = members.filter((_, index) => index % step === 0);
  const centres = farApart(planes, samples, size);
  const nearest = new Uint8Array(samples.length);
  for (let round = 0; round < ROUNDS; round++) {
    samples.forEach((at, index) => {
      nearest[index] = nearestOf(planes, at, centres);
    });
    for (const [which, centre] of centres.entries()) moveTo(centre, planes, samples, nearest, which);
  }
  const parts = centres.flatMap((mean, which) => {
    const own = samples.filter((_, index) => nearest[index] === which);
    if (own.length < 3) return [];
    const variances = mean.map((value, plane) => {
      let sum = 0;
      for (const at of own) sum += ((planes[plane]?.[at] ?? 0) - value) ** 2;
      return MIN_VARIANCE + sum / own.length;
    });
    const spread = variances.reduce((sum, variance) => sum + Math.log(variance), 0);
    return [
      {
        mean,
        inverse: variances.map((variance) => 1 / variance),
        offset: Math.log(own.length / samples.length) - spread / 2,
      },
    ];
  });
  return { parts };
}

/** The log-likelihood of a pixel under the best-fitting Gaussian, up to a constant. */
export function likelihood({ parts }: ColourMixture, planes: Planes, at: number): number {
  let best = -1e4;
  for (const { mean, inverse, offset } of parts) {
    let sum = 0;
    for (let plane = 0; plane < mean.length; plane++) {
      const off = (planes[plane]?.[at] ?? 0) - (mean[plane] ?? 0);
      sum += off * off * (inverse[plane] ?? 0);
    }
    const value = offset - sum / 2;
    if (value > best) best = value;
  }
  return best;
}

/** The squared distance to the nearest Gaussian, in units of its width. */
export function distanceTo({ parts }: ColourMixture, planes: Planes, at: number): number {
  let best = 1e4;
  for (const { mean, inverse } of parts) {
    let sum = 0;
    for (let plane = 0; plane < mean.length; plane++) {
      const off = (planes[plane]?.[at] ?? 0) - (mean[plane] ?? 0);
      sum += off * off * (inverse[plane] ?? 0);
    }
    if (sum < best) best = sum;
  }
  return best;
}

function farApart(planes: Planes, samples: Int32Array, size: number): number[][] {
  const colourAt = (at: number) => planes.map((plane) => plane[at] ?? 0);
  const first = planes.map((plane) => samples.reduce((sum, at) => sum + (plane[at] ?? 0), 0) / samples.length);
  const centres = [first];
  const stride = Math.max(1, Math.floor(samples.length / 400));
  while (centres.length < size) {
    let farthest: number[] | undefined;
    let max = 16;
    for (let index = 0; index < samples.length; index += stride) {
      const colour = colourAt(samples[index] ?? 0);
      const off = Math.min(...centres.map((centre) => squared(colour, centre)));
      if (off > max) {
        max = off;
        farthest = colour;
      }
    }
    if (!farthest) break;
    centres.push(farthest);
  }
  return centres;
}

function squared(left: readonly number[], right: readonly number[]): number {
  return left.reduce((sum, value, index) => sum + (value - (right[index] ?? 0)) ** 2, 0);
}

function nearestOf(planes: Planes, at: number, centres: readonly number[][]): number {
  let best = 0;
  let min = Number.POSITIVE_INFINITY;
  for (let which = 0; which < centres.length; which++) {
    const centre = centres[which] ?? [];
    let sum = 0;
    for (let plane = 0; plane < centre.length; plane++) {
      const off = (planes[plane]?.[at] ?? 0) - (centre[plane] ?? 0);
      sum += off * off;
    }
    if (sum < min) {
      min = sum;
      best = which;
    }
  }
  return best;
}

function moveTo(centre: number[], planes: Planes, samples: Int32Array, nearest: Uint8Array, which: number): void {
  const sums = centre.map(() => 0);
  let count = 0;
  for (let index = 0; index < samples.length; index++) {
    if (nearest[index] !== which) continue;
    count++;
    for (let plane = 0; plane < sums.length; plane++) {
      sums[plane] = (sums[plane] ?? 0) + (planes[plane]?.[samples[index] ?? 0] ?? 0);
    }
  }
  if (count > 0)
    sums.forEach((sum, plane) => {
      centre[plane] = sum / count;
    });
}
