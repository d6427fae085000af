import sharp from 'sharp';
import { BANNER_WIDTHS, CLOSE_UP_WIDTH, PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';
import { MAX_PIXELS } from './photo-limits.ts';
import { PixelBudget } from './pixel-budget.ts';
import { type PhotoHeader, readHeader } from './read-header.ts';

/** The background of every product photo in the store. */
const GROUND = { r: 0xf4, g: 0xf1, b: 0xec };
const SMALLEST = PRODUCT_PHOTO_WIDTHS[0];
const QUALITY = 90;
const WIDEST_BANNER = Math.max(...BANNER_WIDTHS);

/** An error of a photo, as a sentence without its subject. */
export class PhotoFault extends Error {}

// Some files must be decoded completely before they can be reduced: concurrently at most as many pixels as the largest has.
const budget = new PixelBudget(MAX_PIXELS);

/**
 * A photo as the store keeps it: WebP, square, upright, on an opaque background, without camera metadata. Throws
 * PhotoFault.
 */
export function normalisePhoto(bytes: Uint8Array): Promise<Buffer> {
  return withinBudget(bytes, () => normalise(bytes));
}

/** A picture of a page as the store keeps it: like a photo, but in its own proportions. Throws PhotoFault. */
export function normalisePicture(bytes: Uint8Array) {
  return withinBudget(bytes, () =>
    upright(bytes, WIDEST_BANNER).webp({ quality: QUALITY }).toBuffer({ resolveWithObject: true }),
  );
}

async function withinBudget<Result>(bytes: Uint8Array, make: () => Promise<Result>): Promise<Result> {
  const { width, height } = checkedHeader(bytes);
  try {
    return await budget.within(width * height, make);
  } catch (error) {
    throw new PhotoFault('is not a readable picture', { cause: error });
  }
}

/** The photo is reduced while it is read, so that a large one is hardly ever in memory completely. */
function upright(bytes: Uint8Array, longest: number) {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true })
    .autoOrient()
    .resize({ width: longest, height: longest, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: GROUND })
    .removeAlpha()
    .toColourspace('srgb');
}

/**
 * Checks only the first bytes, so that decoders of other formats, which any file could trigger, get nothing to
 * read.
 */
function checkedHeader(bytes: Uint8Array): PhotoHeader {
  const header = readHeader(bytes);
  if (!header || header.format === 'bmp') {
    throw new PhotoFault('is not a readable picture: it must be JPEG, PNG or WebP');
  }
  const { width, height } = header;
  if (width * height > MAX_PIXELS) {
    throw new PhotoFault(`has ${width} × ${height} pixels; the limit is ${MAX_PIXELS / 1_000_000} million`);
  }
  if (Math.max(width, height) < SMALLEST) throw new PhotoFault(`is smaller than ${SMALLEST} pixels`);
  return header;
}

async function normalise(bytes: Uint8Array): Promise<Buffer> {
  const { data, info } = await upright(bytes, CLOSE_UP_WIDTH)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const side = Math.max(width, height);
  // The margin has the colour of the corner, so that a photo on white gets no stripes.
  const [r = GROUND.r, g = GROUND.g, b = GROUND.b] = data;
  return sharp(data, { raw: { width, height, channels } })
    .resize({ width: side, height: side, fit: 'contain', background: { r, g, b } })
    .webp({ quality: QUALITY })
    .toBuffer();
}
