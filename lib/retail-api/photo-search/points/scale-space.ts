/** A plane of lightness with its sides. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** One doubling of the blur: planes of one size, each blurred more than the one before. */
export interface Octave {
  /** Pixels of the picture for one of these planes. */
  readonly step: number;
  readonly planes: readonly Plane[];
}

/** How many steps the blur takes to double. */
export const STEPS = 3;
/** The blur in pixels of the first plane of each octave. */
export const FIRST_BLUR = 1.6;
/** The blur in pixels that a photo has already, as assumed by Lowe. */
const OWN_BLUR = 0.5;

/** The picture in growing blur (Lowe 2004): octaves until the shorter side has fewer than `least` pixels. */
export function scaleSpace(picture: Plane, least = 24): Octave[] {
  const octaves: Octave[] = [];
  let first = blur(picture, Math.sqrt(FIRST_BLUR ** 2 - OWN_BLUR ** 2));
  for (let step = 1; Math.min(first.width, first.height) >= least; step *= 2) {
    const planes = [first];
    for (let index = 1; index < STEPS + 3; index++) {
      const before = FIRST_BLUR * 2 ** ((index - 1) / STEPS);
      planes.push(blur(planes[index - 1] ?? first, before * Math.sqrt(2 ** (2 / STEPS) - 1)));
    }
    octaves.push({ step, planes });
    first = halved(planes[STEPS] ?? first);
  }
  return octaves;
}

/** Every second pixel of every second row. */
function halved({ width, height, values }: Plane): Plane {
  const half = { width: Math.floor(width / 2), height: Math.floor(height / 2) };
  const result = new Float32Array(half.width * half.height);
  for (let y = 0; y < half.height; y++) {
    for (let x = 0; x < half.width; x++) result[y * half.width + x] = values[2 * y * width + 2 * x] as number;
  }
  return { ...half, values: result };
}

/** A Gaussian blur, row by row and then column by column; the border continues outside. */
function blur({ width, height, values }: Plane, sigma: number): Plane {
  const reach = Math.ceil(sigma * 3);
  const kernel = Float32Array.from({ length: 2 * reach + 1 }, (_, at) =>
    Math.exp(-((at - reach) ** 2) / (2 * sigma ** 2)),
  );
  const total = kernel.reduce((sum, value) => sum + value, 0);
  const across = convolved(
    values,
    { width, height, stride: 1, lines: height, lineStride: width, length: width },
    kernel,
    total,
  );
  return {
    width,
    height,
    values: convolved(
      across,
      { width, height, stride: width, lines: width, lineStride: 1, length: height },
      kernel,
      total,
    ),
  };
}

function convolved(
  values: Float32Array,
  {
    stride,
    lines,
    lineStride,
    length,
  }: { width: number; height: number; stride: number; lines: number; lineStride: number; length: number },
  kernel: Float32Array,
  total: number,
): Float32Array {
  const result = new Float32Array(values.length);
  const reach = (kernel.length - 1) / 2;
  const line = new Float32Array(length + 2 * reach);
  for (let number = 0; number < lines; number++) {
    const start = number * lineStride;
    for (let at = -reach; at < length + reach; at++) {
      line[at + reach] = values[start + Math.max(0, Math.min(length - 1, at)) * stride] as number;
    }
    for (let at = 0; at < length; at++) {
      let sum = 0;
      for (let tap = 0; tap < kernel.length; tap++) sum += (kernel[tap] as number) * (line[at + tap] as number);
      result[start + at * stride] = sum / total;
    }
  }
  return result;
}
