import type { Raster } from '../raster.ts';

/** A BMP variant that is not supported; the message is for the sender of the photo. */
export class UnreadableBmp extends Error {}

/**
 * Decodes an uncompressed BMP of 24 or 32 bits per pixel, or of 8 with a palette, as phones and Windows write
 * them, and reduces it to at most `longest` pixels. Every offset is checked against the file size. Throws
 * UnreadableBmp for others.
 */
export function decodeBmp(bytes: Uint8Array, longest: number): Raster {
  const view = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.length < 54) throw new UnreadableBmp('The BMP is cut off.');
  const pixelsAt = view.readUInt32LE(10);
  const headerSize = view.readUInt32LE(14);
  const width = view.readInt32LE(18);
  const signedHeight = view.readInt32LE(22);
  const height = Math.abs(signedHeight);
  const bits = view.readUInt16LE(28);
  const compression = view.readUInt32LE(30);
  if (compression !== 0 && !(compression === 3 && bits === 32)) {
    throw new UnreadableBmp('A compressed BMP is not read: save it as PNG or JPG.');
  }
  if (bits !== 8 && bits !== 24 && bits !== 32) {
    throw new UnreadableBmp('A BMP of this depth is not read: save it with 24 bits, or as PNG or JPG.');
  }
  const rowBytes = Math.ceil((width * bits) / 32) * 4;
  if (width <= 0 || height <= 0 || pixelsAt + rowBytes * height > view.length) {
    throw new UnreadableBmp('The BMP is cut off.');
  }
  const paletteAt = 14 + headerSize;
  const colours = bits === 8 ? Math.min(256, view.readUInt32LE(46) || 256) : 0;
  if (paletteAt + colours * 4 > view.length) throw new UnreadableBmp('The BMP is cut off.');

  const step = bits / 8;
  const pixelAt = (x: number, row: number) => {
    const line = pixelsAt + (signedHeight > 0 ? height - 1 - row : row) * rowBytes;
    const place = line + x * step;
    return bits === 8 ? paletteAt + Math.min(view[place] ?? 0, colours - 1) * 4 : place;
  };
  return averaged(view, { width, height, longest, pixelAt });
}

interface Source {
  width: number;
  height: number;
  /** The maximum of the result's longer side, in pixels. */
  longest: number;
  /** The offset of a pixel's blue, green and red bytes. */
  pixelAt: (x: number, row: number) => number;
}

/** Reduces the picture while reading it, so that a large one is never in memory twice. */
function averaged(view: Buffer, { width, height, longest, pixelAt }: Source): Raster {
  const scale = Math.min(1, longest / Math.max(width, height));
  const smallWidth = Math.max(1, Math.round(width * scale));
  const smallHeight = Math.max(1, Math.round(height * scale));
  const data = new Uint8Array(smallWidth * smallHeight * 3);
  const bounds = (place: number, small: number, large: number): [number, number] => {
    const from = Math.floor((place * large) / small);
    return [from, Math.max(from + 1, Math.floor(((place + 1) * large) / small))];
  };
  for (let row = 0; row < smallHeight; row++) {
    const [top, bottom] = bounds(row, smallHeight, height);
    for (let column = 0; column < smallWidth; column++) {
      const [left, right] = bounds(column, smallWidth, width);
      const sums = [0, 0, 0];
      for (let y = top; y < bottom; y++) {
        for (let x = left; x < right; x++) {
          const from = pixelAt(x, y);
          for (let channel = 0; channel < 3; channel++) {
            sums[channel] = (sums[channel] ?? 0) + (view[from + 2 - channel] ?? 0);
          }
        }
      }
      const count = (bottom - top) * (right - left);
      data.set(
        sums.map((sum) => Math.round(sum / count)),
        (row * smallWidth + column) * 3,
      );
    }
  }
  return { width: smallWidth, height: smallHeight, data };
}
