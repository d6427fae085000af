import { readFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { Semaphore, SingleFlight } from '#lib/shared/concurrency.ts';
import type { PhotoFormat } from '#lib/shared/photo.ts';
import { bringMadeImage, imageFile, keepMadeImage } from './image-files.ts';
import type { PhotoSource } from './photo-sources.ts';

// One thread per picture: several are made in parallel, and the API must stay responsive.
sharp.concurrency(1);
sharp.cache(false);

const MAX_PIXELS = 8_000_000;
// Measured on the demo photos at 800 px: WebP 50 ms and 25 kB; AVIF effort 1 116 ms, 2 180 ms, 3 347 ms, 4 1,160 ms
// for 18.7, 18.3, 18.1 and 17.4 kB.
const WEBP = { quality: 78, effort: 4 };
const AVIF = { quality: 55, effort: 2 };
const JPEG = { quality: 82, mozjpeg: true };
/** The background for transparent pixels in formats without transparency: that of the product photos. */
const GROUND = '#f4f1ec';

/** Folder of the finished files. */
export function originalFolder(dataDir: string): string {
  return join(dataDir, 'images', 'original');
}

/** The path of a finished file below `images`. */
export function sizePath(fileName: string): string {
  return `original/${fileName}`;
}

/** The file name of one size of a picture, e.g. `1801AV01-1-5f3a9c1e-480.webp`; `width` in pixels. */
export function sizeFileName(source: PhotoSource, width: number, format: PhotoFormat): string {
  return `${source.name}-${width}.${format}`;
}

const flights = new SingleFlight<Buffer>();
const encoders = new Semaphore({ running: availableParallelism() });

/** True while a shopper waits for a photo: background work then pauses. */
export function isMakingPhotos(): boolean {
  return !encoders.isIdle;
}

/**
 * Makes one size of a picture, or joins a run that is already making it, and returns its bytes. At most one
 * picture per core is made at a time; the file appears completely or not at all.
 */
export function makeSize(source: PhotoSource, width: number, format: PhotoFormat, dataDir: string): Promise<Buffer> {
  const path = sizePath(sizeFileName(source, width, format));
  const target = imageFile(dataDir, path);
  return flights.share(target, async () => {
    // Another retail API may have made it. A bucket that does not answer must not hold an encoder.
    if (await bringMadeImage(dataDir, path)) return readFile(target);
    return encoders.run(() => encode(source, width, format, dataDir));
  });
}

async function encode(source: PhotoSource, width: number, format: PhotoFormat, dataDir: string): Promise<Buffer> {
  const path = sizePath(sizeFileName(source, width, format));
  const picture = sharp(await readFile(source.file), { limitInputPixels: MAX_PIXELS }).resize({
    width,
    withoutEnlargement: true,
  });
  const bytes = await encoded(picture, format).toBuffer();
  await keepMadeImage(dataDir, path, bytes);
  return bytes;
}

function encoded(picture: Sharp, format: PhotoFormat): Sharp {
  switch (format) {
    case 'avif':
      return picture.avif(AVIF);
    case 'webp':
      return picture.webp(WEBP);
    case 'jpeg':
      return picture.flatten({ background: GROUND }).jpeg(JPEG);
  }
}
