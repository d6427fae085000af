import { importedPhoto } from './imported-photos.ts';
import { photoSources } from './photo-sources.ts';

/** The width in pixels of the picture behind a file name in URLs (`A-1-5f3a9c1e.webp`); undefined if there is none. */
export async function photoWidth(dataDir: string, fileName: string): Promise<number | undefined> {
  const name = fileName.replace(/\.webp$/, '');
  const source = (await photoSources()).get(name) ?? (await importedPhoto(dataDir, name));
  return source?.width;
}
