import { CLOSE_UP_WIDTH, FULL_PHOTO_WIDTH, photoUrl } from '#lib/shared/photo.ts';
import type { ProductPhoto } from './types.ts';

/** A photo that is less than this much larger than it is shown says nothing new when it is zoomed. */
const MIN_ZOOM = 1.25;

/** Whether a photo has clearly more pixels than the `shown` width in CSS pixels; nothing is enlarged above its own. */
export function isZoomable({ closeUp = FULL_PHOTO_WIDTH }: ProductPhoto, shown: number): boolean {
  return shown > 0 && closeUp >= shown * MIN_ZOOM;
}

/** The file for a closer look, and its width and height in pixels: product photos are square. */
export function zoomFileOf({ source, closeUp }: ProductPhoto): { src: string; side: number } {
  const src = photoUrl(source, closeUp === undefined ? FULL_PHOTO_WIDTH : CLOSE_UP_WIDTH, 'webp');
  return { src, side: closeUp ?? FULL_PHOTO_WIDTH };
}
