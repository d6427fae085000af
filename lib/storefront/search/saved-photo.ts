/**
 * The photo that was searched for, in memory until the page is left, so that a part of it can be searched for.
 */
let saved: File | null = null;

export function saveSearchPhoto(photo: File | null): void {
  saved = photo;
}

export function savedSearchPhoto(): File | null {
  return saved;
}
