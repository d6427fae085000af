import { type PhotoSource, photoSources } from '#lib/retail-api/catalogue/images/photo-sources.ts';
import type { HomeSection } from './home-section.ts';

type Picture = Pick<HomeSection['Tiles'][number], 'Image' | 'ImageWidth' | 'ImageHeight'>;

/** The address and the size of a tile's picture; an empty address of no size where there is no such picture. */
export function tilePicture(photo: PhotoSource | undefined): Picture {
  if (!photo) return { Image: '', ImageWidth: 0, ImageHeight: 0 };
  return { Image: `/images/original/${photo.name}.webp`, ImageWidth: photo.width, ImageHeight: photo.height };
}

/** Banners and photos of products by the name they were delivered under and by the name that carries the hash. */
export async function photosByFile(): Promise<ReadonlyMap<string, PhotoSource>> {
  const byFile = new Map<string, PhotoSource>();
  for (const source of (await photoSources()).values()) {
    byFile.set(source.fileName, source);
    byFile.set(`${source.name}.webp`, source);
  }
  return byFile;
}
