/**
 * The photo that was searched for, in memory until the page is left, so that a part of it can be searched for.
 */
let saved: File | null = null;

/** Keeps the photo that was searched for; null forgets it. */
export function saveSearchPhoto(photo: File | null): void {
  saved = photo;
}

/** The photo that was searched for; null where none is kept. */
export function savedSearchPhoto(): File | null {
  return saved;
}
