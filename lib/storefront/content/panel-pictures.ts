import { photoSrcSet, photoUrl } from '#lib/shared/photo.ts';

/** Widths in pixels that a picture of a panel is shown in, from a list's to the whole panel's, also on dense screens. */
const WIDTHS = [320, 640, 960, 1440];
const PICTURE = /\bsrc="(\/images\/original\/[^"]+)"/g;

/** A sanitised panel of the menu with its pictures in the sizes that they are kept in. */
export function withSizedPictures(html: string): string {
  return html.replace(PICTURE, (_whole, source: string) => {
    const sizes = `srcset="${photoSrcSet(source, WIDTHS, 'webp')}" sizes="auto, 28rem"`;
    return `src="${photoUrl(source, 640, 'webp')}" ${sizes}`;
  });
}
