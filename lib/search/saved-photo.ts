/** The photo that was searched for, until the page is left: so that a part of it can be searched for next. */
let kept: File | null = null;

export function keepPhoto(photo: File | null): void {
  kept = photo;
}

export function keptPhoto(): File | null {
  return kept;
}
