import { photoSrcSet, photoUrl } from '#lib/shared/photo.ts';

/**
 * Widths in pixels of a panel's pictures, from that in a list to that of the whole panel, also on dense
 * screens.
 */
const WIDTHS = [320, 640, 960, 1440];
const PICTURE = /\bsrc="(\/images\/original\/[^"]+)"/g;

const FIRST_PICTURE = /<img\b[^>]*?\bsrc="([^"]+)"/;

/** The address of the first picture in a sanitised panel, in its smallest stored size; empty where there is none. */
export function smallPictureOf(panel: string): string {
  const source = FIRST_PICTURE.exec(panel)?.[1] ?? '';
  return source.replace(/^(\/images\/original\/.+)-640\.webp$/, '$1-320.webp').replaceAll('&amp;', '&');
}

/** A sanitised panel of the menu whose pictures have all their stored sizes. */
export function withSizedPictures(html: string): string {
  return html.replace(PICTURE, (_whole, source: string) => {
    const sizes = `srcset="${photoSrcSet(source, WIDTHS, 'webp')}" sizes="auto, 28rem"`;
    return `src="${photoUrl(source, 640, 'webp')}" ${sizes}`;
  });
}
