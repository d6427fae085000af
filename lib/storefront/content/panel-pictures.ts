import { photoSrcSet, photoUrl } from '#lib/shared/photo.ts';

/**
 * Widths in pixels of a panel's pictures, from that in a list to that of the whole panel, also on dense
 * screens.
 */
const WIDTHS = [320, 640, 960, 1440];
const PICTURE = /\bsrc="(\/images\/original\/[^"]+)"/g;

/** A sanitised panel of the menu whose pictures have all their stored sizes. */
export function withSizedPictures(html: string): string {
  return html.replace(PICTURE, (_whole, source: string) => {
    const sizes = `srcset="${photoSrcSet(source, WIDTHS, 'webp')}" sizes="auto, 28rem"`;
    return `src="${photoUrl(source, 640, 'webp')}" ${sizes}`;
  });
}
