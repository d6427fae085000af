/** Widths in pixels that every product photo is kept in; the source is 800 x 800. */
export const PRODUCT_PHOTO_WIDTHS = [160, 320, 480, 640, 800] as const;
/** Widths of banners, tiles and brand heroes; widths above the source's own are not made. */
export const BANNER_WIDTHS = [320, 640, 960, 1440, 1920] as const;
/** The formats of pages, made ahead of time. */
export const PHOTO_FORMATS = ['avif', 'webp'] as const;
/** JPEG is for programs that show links: several of them read nothing newer. */
export type PhotoFormat = (typeof PHOTO_FORMATS)[number] | 'jpeg';

const SOURCE = /^(.*\/)(?:detail|zoom|list|thumbnail|original)\/([^/]+)\.[a-z]+$/i;

/**
 * The spec's rule for image URLs: the detail, zoom, list and thumbnail folders become the original folder, and the
 * file name gains a size suffix: `/images/list/A-1.webp` at 480 as avif is `/images/original/A-1-480.avif`.
 * A source that does not follow the rule (an operator's own address) comes back unchanged.
 */
export function photoUrl(source: string, width: number, format: PhotoFormat): string {
  const match = SOURCE.exec(source);
  return match ? `${match[1]}original/${match[2]}-${width}.${format}` : source;
}

/** A `srcset` over the given widths in one format. */
export function photoSrcSet(source: string, widths: readonly number[], format: PhotoFormat): string {
  return widths.map((width) => `${photoUrl(source, width, format)} ${width}w`).join(', ');
}
