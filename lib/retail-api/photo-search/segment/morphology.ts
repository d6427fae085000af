/** Closes gaps of a mask that are up to `2 * radius` pixels wide; `radius`: steps to the four neighbours. */
export function closed(mask: Uint8Array, width: number, height: number, radius: number): Uint8Array {
  let result = mask;
  for (let step = 0; step < radius; step++) result = grown(result, width, height, 1);
  for (let step = 0; step < radius; step++) result = grown(result, width, height, 0);
  return result;
}

/** Grows the pixels of one value by one pixel; the border of the picture stays as it is. */
function grown(mask: Uint8Array, width: number, height: number, value: 0 | 1): Uint8Array {
  const result = mask.slice();
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x;
      if (mask[at - 1] === value || mask[at + 1] === value || mask[at - width] === value || mask[at + width] === value)
        result[at] = value;
    }
  }
  return result;
}
