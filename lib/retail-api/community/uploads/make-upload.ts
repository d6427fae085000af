import sharp, { type Sharp } from 'sharp';
import { SHOPPER_PHOTO_SIDE } from '#lib/contract/photo-vocabulary.ts';
import { openPhoto } from '../../photo-search/decode/open-photo.ts';

/** A shopper's photo as it is kept: WebP, upright, without what a camera wrote into it. */
export interface MadeUpload {
  /** Pixels. */
  width: number;
  height: number;
  content: Uint8Array;
  thumbnail: Uint8Array;
}

const THUMBNAIL_SIDE = 320;
/** Noise of a dark room takes a multiple of the bytes that anything else does. */
const MAXIMUM_BYTES = 1024 * 1024;
const QUALITIES = [80, 60, 35] as const;
const LAST_QUALITY = 10;

/** Opens a photo and writes it anew, so that nothing of the file goes on but its pixels. Throws where it is broken. */
export async function makeUpload(bytes: Uint8Array): Promise<MadeUpload> {
  const { data, info } = await openPhoto(bytes, SHOPPER_PHOTO_SIDE)
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
