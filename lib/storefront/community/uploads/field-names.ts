// Plain words without schemas, so that browser code may import them alone.

/** Names of the fields of a form with photos: its files, and the ids of those that are sent already. */
export const PHOTO_FILES = 'photos';
export const PHOTO_IDS = 'photoIds';
/** Stands among the ids for a photo that is still on its way. */
export const ON_ITS_WAY = 'on-its-way';

/** The box that takes a photo away without scripts, by its place among the ids. */
export function removalName(place: number): string {
  return `removePhoto${place}`;
}
