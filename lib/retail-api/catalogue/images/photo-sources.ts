import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { BANNER_WIDTHS, CLOSE_UP_WIDTH, PRODUCT_PHOTO_WIDTHS } from '#lib/shared/photo.ts';

/** An original picture of the catalogue. */
export interface PhotoSource {
  /** File name without extension, with the first 8 hex digits of the SHA-256 of its bytes: `1801AV01-1-5f3a9c1e`. */
  name: string;
  /** The original file name, e.g. `1801AV01-1.webp`. */
  fileName: string;
  /** Path of the original file. */
  file: string;
  /** The widths in pixels in which it is made in advance, ascending: those that pages show, up to its own. */
  widths: readonly number[];
  /** Widths that pages request: those that they show, and for a product photo that of a closer look. */
  requestedWidths: readonly number[];
  /** The picture's own width in pixels. */
  width: number;
  height: number;
}

/** Folder of the demo catalogue, with the subfolders `images` and `banners`. */
export const CATALOGUE_DIRECTORY = join(import.meta.dirname, '../..', 'catalogue', 'data');

interface PhotoWidths {
  shown: readonly number[];
  requested: readonly number[];
}

/** The widths of product photos. */
export const PRODUCT_WIDTHS: PhotoWidths = {
  shown: PRODUCT_PHOTO_WIDTHS,
  requested: [...PRODUCT_PHOTO_WIDTHS, CLOSE_UP_WIDTH],
};
/** The widths of banners, and of pictures that were sent for pages. */
export const BANNER_PICTURE_WIDTHS: PhotoWidths = { shown: BANNER_WIDTHS, requested: BANNER_WIDTHS };
const FOLDERS = [
  { folder: 'images', widths: PRODUCT_WIDTHS },
  { folder: 'banners', widths: BANNER_PICTURE_WIDTHS },
];

const cache = new Map<string, Promise<ReadonlyMap<string, PhotoSource>>>();

/** Whether a picture of the catalogue is a banner, not a photo of a product. */
export function isBanner({ requestedWidths }: PhotoSource): boolean {
  return requestedWidths === BANNER_PICTURE_WIDTHS.requested;
}

/** All pictures in `directory` by their name with the hash. Read once per process. */
export function photoSources(directory: string = CATALOGUE_DIRECTORY): Promise<ReadonlyMap<string, PhotoSource>> {
  const found = cache.get(directory);
  if (found) return found;
  const reading = readSources(directory);
  cache.set(directory, reading);
  // After a failure the next caller tries again; this caller gets the error from its promise.
  reading.catch(() => cache.delete(directory));
  return reading;
}

/** Original file names (`1801AV01-1.webp`) mapped to the names in URLs (`1801AV01-1-5f3a9c1e.webp`). */
export async function photoNames(directory?: string): Promise<ReadonlyMap<string, string>> {
  const sources = await photoSources(directory);
  return new Map([...sources.values()].map(({ fileName, name }) => [fileName, `${name}.webp`]));
}

async function readSources(directory: string): Promise<ReadonlyMap<string, PhotoSource>> {
  const folders = await Promise.all(
    FOLDERS.map(async ({ folder, widths }) => {
      const entries = (await readdir(join(directory, folder))).filter((entry) => /^[A-Za-z0-9-]+\.webp$/.test(entry));
      return Promise.all(entries.sort().map((entry) => readOne(join(directory, folder, entry), widths)));
    }),
  );
  return new Map(folders.flat().map((source) => [source.name, source]));
}

async function readOne(file: string, { shown, requested }: PhotoWidths): Promise<PhotoSource> {
  const bytes = await readFile(file);
  const { width, height } = await sharp(bytes).metadata();
  const hash = createHash('sha256').update(bytes).digest('hex').slice(0, 8);
  const name = `${basename(file, '.webp')}-${hash}`;
  return {
    name,
    fileName: basename(file),
    file,
    widths: widthsUpTo(width, shown),
    requestedWidths: requested,
    width,
    height,
  };
}

/** The `widths` up to a picture's own; one below the smallest is made once, in its own size. */
export function widthsUpTo(own: number, widths: readonly number[]): number[] {
  return widths.filter((candidate, index) => candidate <= own || index === 0);
}
