/** The photo that was searched for, until the page is left: so that a part of it can be searched for next. */
let kept: File | null = null;

export function savePhoto(photo: File | null): void {
  kept = photo;
}

export function savedPhoto(): File | null {
  return kept;
}
