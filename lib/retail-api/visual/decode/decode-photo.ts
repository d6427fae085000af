import sharp from 'sharp';
import type { Raster } from '../raster.ts';
import { decodeBmp } from './decode-bmp.ts';
import { MAXIMUM_PIXELS } from './limits.ts';
import type { PhotoHeader } from './read-header.ts';

/** The longer side of a photo that is looked at, in pixels: the object in it is looked at from nearer by. */
const LONGEST = 512;
const DECODED_WITHIN_SECONDS = 8;

// One thread and nothing kept: this runs in a process whose memory is bounded.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Decodes a photo, the right way up and no larger than it is looked at; of an animation the first picture, on white where
 * it is see-through. Throws where the file is broken.
 */
export async function decodePhoto(bytes: Uint8Array, { format }: PhotoHeader): Promise<Raster> {
  if (format === 'bmp') return decodeBmp(bytes, LONGEST);
  const { data, info } = await sharp(bytes, {
    limitInputPixels: MAXIMUM_PIXELS,
    sequentialRead: true,
    failOn: 'error',
    pages: 1,
  })
    .timeout({ seconds: DECODED_WITHIN_SECONDS })
    .autoOrient()
    .resize({ width: LONGEST, height: LONGEST, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha()
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
