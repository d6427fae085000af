/** The mean over a square of `2 * radius + 1` pixels around each pixel, limited to the picture. */
export function boxMean(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  return alongColumns(alongRows(plane, width, height, radius), width, height, radius);
}

function alongRows(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(plane.length);
  for (let y = 0; y < height; y++) meanOfLine(plane, result, y * width, 1, width, radius);
  return result;
}

function alongColumns(plane: Float32Array, width: number, height: number, radius: number): Float32Array {
  const result = new Float32Array(plane.length);
  for (let x = 0; x < width; x++) meanOfLine(plane, result, x, width, height, radius);
  return result;
}

function meanOfLine(
  plane: Float32Array,
  result: Float32Array,
  start: number,
  stride: number,
  length: number,
  radius: number,
): void {
  let sum = 0;
  let count = 0;
  for (let ahead = 0; ahead < Math.min(radius, length); ahead++) {
    sum += plane[start + ahead * stride] ?? 0;
    count++;
  }
  for (let at = 0; at < length; at++) {
    if (at + radius < length) {
      sum += plane[start + (at + radius) * stride] ?? 0;
      count++;
    }
    if (at - radius > 0) {
      sum -= plane[start + (at - radius - 1) * stride] ?? 0;
      count--;
    }
    result[start + at * stride] = sum / count;
  }
}

/** The value below which the share `share` (0 to 1) of all values is. */
export function quantile(values: Float32Array, share: number): number {
  const sorted = Float32Array.from(values).sort();
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** The threshold that best separates values of 0 to 1 into two classes (Otsu 1979). */
export function otsu(plane: Float32Array): number {
  const BINS = 128;
  const counts = new Float64Array(BINS);
  let total = 0;
  for (const value of plane) {
    const bin = Math.min(BINS - 1, Math.max(0, Math.floor(value * BINS)));
    counts[bin] = (counts[bin] ?? 0) + 1;
    total += bin;
  }
  let below = 0;
  let belowSum = 0;
  let best = 0;
  let threshold = 0.5;
  for (let bin = 0; bin < BINS - 1; bin++) {
    below += counts[bin] ?? 0;
    belowSum += bin * (counts[bin] ?? 0);
    const above = plane.length - below;
    if (below === 0 || above === 0) continue;
    const between = below * above * (belowSum / below - (total - belowSum) / above) ** 2;
    if (between > best) {
      best = between;
      threshold = (bin + 1) / BINS;
    }
  }
  return threshold;
}
