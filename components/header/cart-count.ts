import { cookieValue } from '#lib/shared/cookie-value.ts';
import { rememberedCount } from '#lib/storefront/cart/remembered-count.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';

/** The number of items that a cookie header names; 0 where it names none. */
export function cartCountOf(cookies: string): number {
  return rememberedCount(cookieValue(cookies, READABLE_COOKIES.cartCount));
}
