import { BANNER_WIDTHS } from '#lib/shared/photo.ts';

/** Returns the widths in pixels in which a banner of the given width is stored. */
export function bannerWidths(own: number): number[] {
  return BANNER_WIDTHS.filter((width) => width <= own);
}
