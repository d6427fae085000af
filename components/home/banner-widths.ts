import { BANNER_WIDTHS } from '#lib/shared/photo.ts';

/** The widths in pixels that a banner of this width is kept in. */
export function bannerWidths(own: number): number[] {
  return BANNER_WIDTHS.filter((width) => width <= own);
}
