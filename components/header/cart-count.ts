import { rememberedCount } from '#lib/storefront/cart/remembered-count.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';

/** Returns the cart's item count from a cookie header; 0 where it has none. */
export function cartCountOf(cookies: string): number {
  return rememberedCount(cookieValue(cookies, READABLE_COOKIES.cartCount));
}
