/** A picture in memory: red, green and blue of each pixel, row by row, one byte each. */
export interface Raster {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A rectangle of a picture, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

/**
 * A part of a picture, reduced so that its longer side has at most `longest` pixels; every pixel counts by its
 * area in the new one. Never enlarged.
 */
export function shrink(source: Raster, longest: number, box: Box = wholeOf(source)): Raster {
  const scale = Math.min(1, longest / Math.max(box.width, box.height));
  const width = Math.max(1, Math.round(box.width * scale));
  const height = Math.max(1, Math.round(box.height * scale));
  const data = new Uint8Array(width * height * 3);
  for (let y = 0; y < height; y++) {
    const top = box.top + Math.floor((y * box.height) / height);
    const bottom = Math.max(top + 1, box.top + Math.floor(((y + 1) * box.height) / height));
    for (let x = 0; x < width; x++) {
      const left = box.left + Math.floor((x * box.width) / width);
      const right = Math.max(left + 1, box.left + Math.floor(((x + 1) * box.width) / width));
      average(source, { left, top, width: right - left, height: bottom - top }, data, (y * width + x) * 3);
    }
  }
  return { width, height, data };
}

/** The rectangle of the whole picture. */
export function wholeOf({ width, height }: Pick<Raster, 'width' | 'height'>): Box {
  return { left: 0, top: 0, width, height };
}

function average({ width, data }: Raster, box: Box, into: Uint8Array, at: number): void {
  let red = 0;
  let green = 0;
  let blue = 0;
  for (let y = box.top; y < box.top + box.height; y++) {
    for (let x = box.left; x < box.left + box.width; x++) {
      const index = (y * width + x) * 3;
      red += data[index] ?? 0;
      green += data[index + 1] ?? 0;
      blue += data[index + 2] ?? 0;
    }
  }
  const count = box.width * box.height;
  into[at] = Math.round(red / count);
  into[at + 1] = Math.round(green / count);
  into[at + 2] = Math.round(blue / count);
}
