/** A connected group of pixels. */
export interface Patch {
  label: number;
  area: number;
  /** How many of its pixels are on the border of the picture. */
  onBorder: number;
  /** Sum of the x coordinates of its pixels. */
  sumX: number;
  sumY: number;
}

/** Numbers the connected groups (four neighbours) of pixels whose value is `wanted`; 0 for all other pixels. */
export function labelPatches(
  mask: Uint8Array,
  wanted: number,
  width: number,
  height: number,
): { labels: Int32Array; patches: Patch[] } {
  const labels = new Int32Array(mask.length);
  const patches: Patch[] = [];
  const stack = new Int32Array(mask.length);
  for (let start = 0; start < mask.length; start++) {
    if (mask[start] !== wanted || labels[start] !== 0) continue;
    const patch: Patch = { label: patches.length + 1, area: 0, onBorder: 0, sumX: 0, sumY: 0 };
    let waiting = 0;
    stack[waiting++] = start;
    labels[start] = patch.label;
    const visit = (next: number) => {
      if (mask[next] !== wanted || labels[next] !== 0) return;
      labels[next] = patch.label;
      stack[waiting++] = next;
    };
    while (waiting > 0) {
      const at = stack[--waiting] ?? 0;
      const x = at % width;
      const y = (at - x) / width;
      patch.area++;
      patch.sumX += x;
      patch.sumY += y;
      if (x === 0 || y === 0 || x === width - 1 || y === height - 1) patch.onBorder++;
      if (x > 0) visit(at - 1);
      if (x < width - 1) visit(at + 1);
      if (y > 0) visit(at - width);
      if (y < height - 1) visit(at + width);
    }
    patches.push(patch);
  }
  return { labels, patches };
}
