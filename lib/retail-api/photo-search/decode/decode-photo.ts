import type { Raster } from '../raster.ts';
import { decodeBmp } from './decode-bmp.ts';
import { openPhoto } from './open-photo.ts';
import type { PhotoHeader } from './read-header.ts';

/** The longer side of a photo that is looked at, in pixels: the object in it is looked at from nearer by. */
const MAX_LENGTH = 512;

/**
 * Decodes a photo, the right way up and no larger than it is looked at; of an animation the first picture, on white where
 * it is see-through. Throws where the file is broken.
 */
export async function decodePhoto(bytes: Uint8Array, { format }: PhotoHeader): Promise<Raster> {
  if (format === 'bmp') return decodeBmp(bytes, MAX_LENGTH);
  const { data, info } = await openPhoto(bytes, MAX_LENGTH)
    .raw({ depth: 'uchar' })
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
