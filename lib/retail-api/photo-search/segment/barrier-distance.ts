/**
 * The height of the barrier between each pixel and the border of the picture: the smallest difference between the
 * highest and lowest value on any path to the border (Zhang et al., "Minimum Barrier Salient Object Detection",
 * ICCV 2015). Computed by passes over the picture in both directions, as in that paper.
 */
export function barrierDistance(plane: Float32Array, width: number, height: number, passes = 3): Float32Array {
  const distance = new Float32Array(plane.length).fill(Number.POSITIVE_INFINITY);
  const highest = Float32Array.from(plane);
  const lowest = Float32Array.from(plane);
  for (let x = 0; x < width; x++) distance[x] = distance[(height - 1) * width + x] = 0;
  for (let y = 0; y < height; y++) distance[y * width] = distance[y * width + width - 1] = 0;

  const relax = (at: number, from: number) => {
    const value = plane[at] ?? 0;
    const high = Math.max(highest[from] ?? 0, value);
    const low = Math.min(lowest[from] ?? 0, value);
    if (high - low >= (distance[at] ?? 0)) return;
    distance[at] = high - low;
    highest[at] = high;
    lowest[at] = low;
  };
  for (let pass = 0; pass < passes; pass++) {
    const forward = pass % 2 === 0;
    for (let step = 0; step < (height - 2) * (width - 2); step++) {
      const place = forward ? step : (height - 2) * (width - 2) - 1 - step;
      const y = 1 + Math.floor(place / (width - 2));
      const at = y * width + 1 + (place % (width - 2));
      const back = forward ? -1 : 1;
      relax(at, at + back);
      relax(at, at + back * width);
    }
  }
  return distance;
}
