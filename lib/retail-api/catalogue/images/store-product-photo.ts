import { PhotoIntake } from './photo-intake.ts';

/**
 * Stores a photo of a product as an import does, and returns its file name for URLs. `position` is 1 for the front view.
 * Throws PhotoFault for bytes that are no photo.
 */
export function storeProductPhoto(
  { dataDir, siteUrl }: { dataDir: string; siteUrl: string },
  { productCode, position, bytes }: { productCode: string; position: number; bytes: Buffer },
): Promise<string> {
  const sent = { read: async () => bytes, photosOf: async () => [], close: async () => undefined };
  const options = { dataDir, siteUrl, files: sent, allowPrivate: false, photosAgain: false, savesPhotos: true };
  return new PhotoIntake(options).take({ reference: 'sent', productCode, position, existing: [] });
}
