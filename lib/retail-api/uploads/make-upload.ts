import sharp, { type Sharp } from 'sharp';
import { SHOPPER_PHOTO_SIDE } from '#lib/contract/photo-vocabulary.ts';
import { MAXIMUM_PIXELS } from '../visual/decode/limits.ts';

/** A shopper's photo as it is kept: WebP, upright, without what a camera wrote into it. */
export interface MadeUpload {
  /** Pixels. */
  width: number;
  height: number;
  content: Uint8Array;
  thumbnail: Uint8Array;
}

const THUMBNAIL_SIDE = 320;
const DECODED_WITHIN_SECONDS = 8;
/** Noise of a dark room takes a multiple of the bytes that anything else does. */
const MAXIMUM_BYTES = 1024 * 1024;
const QUALITIES = [80, 60, 35] as const;
const LAST_QUALITY = 10;

// One thread and nothing kept: this runs in a process whose memory is bounded.
sharp.concurrency(1);
sharp.cache(false);

/** Opens a photo and writes it anew, so that nothing of the file goes on but its pixels. Throws where it is broken. */
export async function makeUpload(bytes: Uint8Array): Promise<MadeUpload> {
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAXIMUM_PIXELS,
    sequentialRead: true,
    failOn: 'error',
    pages: 1,
  })
    .timeout({ seconds: DECODED_WITHIN_SECONDS })
    .autoOrient()
    .resize({ width: SHOPPER_PHOTO_SIDE, height: SHOPPER_PHOTO_SIDE, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  const { width, height, channels } = info;
  const picture = sharp(data, { raw: { width, height, channels } });
  const thumbnail = await picture
    .clone()
    .resize({ width: THUMBNAIL_SIDE, height: THUMBNAIL_SIDE, fit: 'cover' })
    .webp({ quality: QUALITIES[0] })
    .toBuffer();
  return { width, height, content: await bounded(picture), thumbnail };
}

async function bounded(picture: Sharp): Promise<Uint8Array> {
  for (const quality of QUALITIES) {
    const written = await picture.clone().webp({ quality }).toBuffer();
    if (written.length <= MAXIMUM_BYTES) return written;
  }
  return picture.clone().webp({ quality: LAST_QUALITY }).toBuffer();
}
