import { rememberedCount } from '#lib/cart/remembered-count.ts';
import { cookieValue } from '#lib/http/browser-fetch.ts';
import { READABLE_COOKIES } from '#lib/session/cookie-names.ts';

/** The number of items that a cookie header names; 0 where it names none. */
export function cartCountOf(cookies: string): number {
  return rememberedCount(cookieValue(cookies, READABLE_COOKIES.cartCount));
}
