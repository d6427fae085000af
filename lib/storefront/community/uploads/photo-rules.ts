import { PHOTO_EXTENSIONS, PHOTO_MAXIMUM_BYTES } from '#lib/contract/photo-vocabulary.ts';
import { extensionOf } from '#lib/storefront/search/photo-file.ts';

/** Why a file cannot be uploaded as a photo, as a message for the shopper; empty where it can be. */
export function photoProblem({ name, size }: { name: string; size: number }): string {
  const isAccepted = (PHOTO_EXTENSIONS as readonly string[]).includes(extensionOf(name));
  if (!isAccepted) return 'We cannot show that file. Choose a JPG, PNG or WEBP photo.';
  return size > PHOTO_MAXIMUM_BYTES ? 'That photo is too large. Choose one of at most 8 MB.' : '';
}

/** The message about a file whose content is of another type than its name says. */
export const NOT_A_PHOTO = 'That file does not match its file type. Save it as JPG or PNG and choose it again.';

/** The message about a file that the browser cannot read any more. */
export const UNREADABLE = 'We could not read that photo. Please choose it again.';
