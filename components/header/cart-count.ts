import { rememberedCount } from '#lib/cart/remembered-count.ts';
import { READABLE_COOKIES } from '#lib/session/cookie-names.ts';
import { cookieValue } from '#lib/shared/cookie-value.ts';

/** The number of items that a cookie header names; 0 where it names none. */
export function cartCountOf(cookies: string): number {
  return rememberedCount(cookieValue(cookies, READABLE_COOKIES.cartCount));
}
