// The names stand apart from the schemas, so that browser code can import them alone.

/** Names of the fields of a form with photos: its files, and the ids of the photos uploaded before. */
export const PHOTO_FILES = 'photos';
export const PHOTO_IDS = 'photoIds';
/** Placeholder among the ids for a photo that is still being uploaded. */
export const ON_ITS_WAY = 'on-its-way';

/** Name of the checkbox that removes a photo without scripts, by its position among the ids. */
export function removalName(place: number): string {
  return `removePhoto${place}`;
}

/** Reads the ids of the photos uploaded before from the form's field: ids with commas between them, or nothing. */
export function photoIdsIn(text = ''): string[] {
  return text.split(',').filter((id) => id !== '');
}
