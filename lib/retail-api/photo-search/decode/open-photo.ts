import sharp, { type Sharp } from 'sharp';
import { MAX_PIXELS } from '../../catalogue/images/photo-limits.ts';

const DECODED_WITHIN_SECONDS = 8;

// One thread and no cache: photos of shoppers are opened in processes with bounded memory.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Opens a shopper's photo upright and with sides of at most `side` pixels; of an animation the first frame, with
 * white behind transparent parts. Reading it throws if the file is broken, too large or takes too long.
 */
export function openPhoto(bytes: Uint8Array, side: number): Sharp {
  return sharp(bytes, { limitInputPixels: MAX_PIXELS, sequentialRead: true, failOn: 'error', pages: 1 })
    .timeout({ seconds: DECODED_WITHIN_SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha();
}
