import sharp, { type Sharp } from 'sharp';
import { SHOPPER_PHOTO_SIDE } from '#lib/contract/photo-vocabulary.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { openPhoto } from '../../photo-search/decode/open-photo.ts';

/** A shopper's photo in stored form: WebP, upright, without camera metadata. */
export interface ProcessedPhoto {
  /** Pixels. */
  width: number;
  height: number;
  content: Uint8Array;
  thumbnail: Uint8Array;
}

const THUMBNAIL_SIDE = 320;
/** Noise from a dark room takes many times the bytes of anything else. */
const MAX_BYTES = MEGABYTE;
const QUALITIES = [80, 60, 35] as const;
const LAST_QUALITY = 10;

/** Decodes and re-encodes a photo, so that only its pixels are kept. Throws if the photo is broken. */
export async function processPhoto(bytes: Uint8Array): Promise<ProcessedPhoto> {
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
    if (written.length <= MAX_BYTES) return written;
  }
  return picture.clone().webp({ quality: LAST_QUALITY }).toBuffer();
}
