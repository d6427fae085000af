import { FULL_PHOTO_WIDTH } from '#lib/shared/photo.ts';
import { keepImage } from './image-files.ts';
import { importedPath, importedPhoto, PAGE_PICTURE_PREFIX } from './imported-photos.ts';
import { hashOf } from './intake-files.ts';
import { normalisePicture } from './normalise-photo.ts';
import type { PhotoSource } from './photo-sources.ts';

/** A stored picture; its size in pixels. */
interface StoredPicture {
  file_name: string;
  width: number;
  height: number;
}

/** Where pictures of pages are stored and found. */
export interface PagePictures {
  /** Stores a picture under a name of lower-case letters, digits and hyphens. Throws PhotoFault for bytes that are no picture. */
  store(name: string, bytes: Buffer): Promise<StoredPicture>;
  /** A picture that was sent for pages or for a product, by its file name in URLs; undefined if there is none. */
  find(fileName: string): Promise<PhotoSource | undefined>;
}

/** Pictures of pages in the folder of data, and in the shop's bucket if it has one. */
export function pagePicturesIn(dataDir: string): PagePictures {
  return {
    async store(name, bytes) {
      const { data, info } = await normalisePicture(bytes);
      const stored = `${PAGE_PICTURE_PREFIX}${name}-${hashOf(data).slice(0, 8)}`;
      await keepImage(dataDir, importedPath(stored), data);
      return { file_name: `${stored}.webp`, width: info.width, height: info.height };
    },
    async find(fileName) {
      const source = await importedPhoto(dataDir, fileName.replace(/\.webp$/, ''));
      if (!source || source.name.startsWith(PAGE_PICTURE_PREFIX)) return source;
      // Photos of products are served in the widths of product pages alone.
      const width = Math.min(source.width, FULL_PHOTO_WIDTH);
      return { ...source, width, height: Math.round((source.height * width) / source.width) };
    },
  };
}
