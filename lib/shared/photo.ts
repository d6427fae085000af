/** The widths in pixels in which pages show a product photo, generated in advance. */
export const PRODUCT_PHOTO_WIDTHS = [160, 320, 480, 640, 800] as const;
/** The width that pages show at most; the photos of the demo have no more. */
export const FULL_PHOTO_WIDTH = 800;
/** The width in pixels of a product photo for a closer look, at most; generated on request, never enlarged. */
export const CLOSE_UP_WIDTH = 1600;
/** The widths of banners, tiles and brand heroes; widths above the source's own are not generated. */
export const BANNER_WIDTHS = [320, 640, 960, 1440, 1920] as const;
/** The photo formats of pages, generated in advance. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
/** JPEG is for link previews: several programs that show them read nothing newer. */
export type PhotoFormat = (typeof PHOTO_FORMATS)[number] | 'jpeg';

const SOURCE = /^(.*\/)(?:detail|zoom|list|thumbnail|original)\/([^/]+)\.[a-z]+$/i;

/**
 * Builds an image URL by the specification's rule: the detail, zoom, list and thumbnail folders become the
 * original folder, and the file name gains a size suffix: `/images/list/A-1.webp` at 480 as avif is
 * `/images/original/A-1-480.avif`. A source that does not follow the rule (an operator's own URL) is returned
 * unchanged.
 */
export function photoUrl(source: string, width: number, format: PhotoFormat): string {
  const match = SOURCE.exec(source);
  return match ? `${match[1]}original/${match[2]}-${width}.${format}` : source;
}

/** Returns a `srcset` with the given widths in one format. */
export function photoSrcSet(source: string, widths: readonly number[], format: PhotoFormat): string {
  return widths.map((width) => `${photoUrl(source, width, format)} ${width}w`).join(', ');
}
