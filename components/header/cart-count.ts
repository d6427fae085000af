import { CART_CHANGED } from '#lib/cart/events.ts';
import { READABLE_COOKIES } from '#lib/session/cookie-names.ts';

/** The number of items that a cookie header names; 0 where it names none. */
export function cartCountOf(cookies: string): number {
  const match = new RegExp(`(?:^|;\\s*)${READABLE_COOKIES.cartCount}=(\\d{1,4})(?:;|$)`).exec(cookies);
  return match ? Number(match[1]) : 0;
}

/** Calls back whenever the count may have changed: after a change here, or on return to this page. */
export function onCartChange(callback: () => void): () => void {
  window.addEventListener(CART_CHANGED, callback);
  window.addEventListener('pageshow', callback);
  window.addEventListener('focus', callback);
  return () => {
    window.removeEventListener(CART_CHANGED, callback);
    window.removeEventListener('pageshow', callback);
    window.removeEventListener('focus', callback);
  };
}
