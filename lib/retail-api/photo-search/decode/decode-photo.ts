import type { PhotoHeader } from '../../catalogue/images/read-header.ts';
import type { Raster } from '../raster.ts';
import { decodeBmp } from './decode-bmp.ts';
import { openPhoto } from './open-photo.ts';

/** The longer side of a decoded photo in pixels: its object may be examined more closely than the whole. */
const MAX_LENGTH = 512;

/**
 * Decodes a photo upright and no larger than needed; of an animation the first frame, with white behind
 * transparent parts. Throws if the file is broken.
 */
export async function decodePhoto(bytes: Uint8Array, { format }: PhotoHeader): Promise<Raster> {
  if (format === 'bmp') return decodeBmp(bytes, MAX_LENGTH);
  const { data, info } = await openPhoto(bytes, MAX_LENGTH)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
