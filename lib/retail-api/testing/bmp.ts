interface BmpOptions {
  /** Bits per pixel. */
  bits?: 8 | 24 | 32;
  /** Whether the first row of the file is the top of the image. */
  topDown?: boolean;
  compression?: number;
}

/** A BMP file; `colourAt` returns red, green and blue. With 8 bits the palette is greyscale. */
export function bmpFile(
  width: number,
  height: number,
  colourAt: (x: number, y: number) => readonly [number, number, number],
  { bits = 24, topDown = false, compression = 0 }: BmpOptions = {},
): Buffer {
  const palette = bits === 8 ? 1024 : 0;
  const row = Math.ceil((width * bits) / 32) * 4;
  const file = Buffer.alloc(54 + palette + row * height);
  file.write('BM');
  file.writeUInt32LE(file.length, 2);
  file.writeUInt32LE(54 + palette, 10);
  file.writeUInt32LE(40, 14);
  file.writeInt32LE(width, 18);
  file.writeInt32LE(topDown ? -height : height, 22);
  file.writeUInt16LE(1, 26);
  file.writeUInt16LE(bits, 28);
  file.writeUInt32LE(compression, 30);
  for (let entry = 0; entry * 4 < palette; entry++) file.fill(entry, 54 + entry * 4, 57 + entry * 4);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const [red, green, blue] = colourAt(x, y);
      const at = 54 + palette + (topDown ? y : height - 1 - y) * row + (x * bits) / 8;
      file.set(bits === 8 ? [red] : [blue, green, red], at);
    }
  }
  return file;
}
