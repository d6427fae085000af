import { type PhotoSource, photoSources } from './photo-sources.ts';

/** A picture in an answer. */
interface Picture {
  /** Path in the original folder; empty, with zero size, where there is no such picture. */
  Image: string;
  ImageWidth: number;
  ImageHeight: number;
}

/** The URL and size of a tile's picture; an empty URL and size 0 when there is no such picture. */
export function tilePicture(photo: PhotoSource | undefined): Picture {
  if (!photo) return { Image: '', ImageWidth: 0, ImageHeight: 0 };
  return { Image: `/images/original/${photo.name}.webp`, ImageWidth: photo.width, ImageHeight: photo.height };
}

/** Banners and product photos, by their original file name and by the name with the hash. */
export async function photosByFile(): Promise<ReadonlyMap<string, PhotoSource>> {
  const byFile = new Map<string, PhotoSource>();
  for (const source of (await photoSources()).values()) {
    byFile.set(source.fileName, source);
    byFile.set(`${source.name}.webp`, source);
  }
  return byFile;
}
