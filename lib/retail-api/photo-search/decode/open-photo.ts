import sharp, { type Sharp } from 'sharp';
import { MAXIMUM_PIXELS } from './limits.ts';

const DECODED_WITHIN_SECONDS = 8;

// One thread and nothing kept: photos of shoppers are opened in processes whose memory is bounded.
sharp.concurrency(1);
sharp.cache(false);

/**
 * Opens a photo of a shopper, the right way up and with `side` pixels at most; of an animation the first picture, on white
 * where it is see-through. Whoever reads it gets an error where the file is broken, too large or takes too long.
 */
export function openPhoto(bytes: Uint8Array, side: number): Sharp {
  return sharp(bytes, { limitInputPixels: MAXIMUM_PIXELS, sequentialRead: true, failOn: 'error', pages: 1 })
    .timeout({ seconds: DECODED_WITHIN_SECONDS })
    .autoOrient()
    .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
    .flatten({ background: '#ffffff' })
    .removeAlpha();
}
