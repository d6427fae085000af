import { PHOTO_EXTENSIONS, PHOTO_MAXIMUM_BYTES } from '#lib/contract/photo-vocabulary.ts';
import { extensionOf } from '#lib/storefront/search/photo-file.ts';
import * as m from '#messages';

/** Why a file cannot be uploaded as a photo, as a message for the shopper; empty where it can be. */
export function photoProblem({ name, size }: { name: string; size: number }): string {
  const isAccepted = (PHOTO_EXTENSIONS as readonly string[]).includes(extensionOf(name));
  if (!isAccepted) return m.communityPhotoType();
  return size > PHOTO_MAXIMUM_BYTES ? m.communityPhotoLarge() : '';
}
