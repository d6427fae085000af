import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { PHOTO_FORMATS } from '#lib/shared/photo.ts';
import { bringOriginal, exists, imageFile } from './image-files.ts';
import { BANNER_PICTURE_WIDTHS, type PhotoSource, PRODUCT_WIDTHS, widthsUpTo } from './photo-sources.ts';

const IMPORTED = /^[A-Za-z0-9-]{1,71}-[0-9a-f]{8}$/;
/** How the names of pictures begin that were sent for pages; the codes of products are upper case. */
export const PAGE_PICTURE_PREFIX = 'page-';

/** The widths of an imported photo, or of a picture of pages. */
export function importedWidths(name: string): typeof PRODUCT_WIDTHS {
  return name.startsWith(PAGE_PICTURE_PREFIX) ? BANNER_PICTURE_WIDTHS : PRODUCT_WIDTHS;
}

const cache = new LRUCache<string, PhotoSource>({ max: 5_000 });

/** Folder of the photos that an operator has imported, named `NAME-HASH.webp`. */
export function importedFolder(dataDir: string): string {
  return join(dataDir, 'images', 'imported');
}

/** The path of an imported photo below `images`. */
export function importedPath(name: string): string {
  return `imported/${name}.webp`;
}

/** An imported photo by its name with the hash; undefined if there is none. `bring`: copies it from the bucket. */
export async function importedPhoto(
  dataDir: string,
  name: string,
  bring: (dataDir: string, path: string) => Promise<boolean> = bringOriginal,
): Promise<PhotoSource | undefined> {
  if (!IMPORTED.test(name)) return undefined;
  const file = imageFile(dataDir, importedPath(name));
  const found = cache.get(file);
  if (found) return found;
  try {
    const isHere = await exists(file);
    if (!isHere && !(await bring(dataDir, importedPath(name)))) return undefined;
    const { width, height } = await sharp(file).metadata();
    const { shown, requested: requestedWidths } = importedWidths(name);
    const widths = widthsUpTo(width, shown);
    const source = { name, fileName: fileNameOf(name), file, widths, requestedWidths, width, height };
    cache.set(file, source);
    return source;
  } catch {
    // The file is no longer a picture, which is "not found" for the caller.
    return undefined;
  }
}

/** The original or exported file name: `A-1.webp` for `A-1-5f3a9c1e`. */
export function fileNameOf(name: string): string {
  return `${name.replace(/-[0-9a-f]{8}$/, '')}.webp`;
}

/** Imported photos for which a size may be missing among the `finished` files. */
export async function unmadeImports(dataDir: string, finished: ReadonlySet<string>): Promise<PhotoSource[]> {
  const names = await readdir(importedFolder(dataDir)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const sources: PhotoSource[] = [];
  for (const file of names) {
    const name = file.replace(/\.webp$/, '');
    const isMade = importedWidths(name).shown.every((width) =>
      PHOTO_FORMATS.every((format) => finished.has(`${name}-${width}.${format}`)),
    );
    const source = isMade ? undefined : await importedPhoto(dataDir, name);
    if (source) sources.push(source);
  }
  return sources;
}
