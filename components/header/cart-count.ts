import { CART_CHANGED } from '#lib/cart/events.ts';
import { rememberedCount } from '#lib/cart/remembered-count.ts';
import { browserFetch, cookieValue } from '#lib/http/browser-fetch.ts';
import { READABLE_COOKIES } from '#lib/session/cookie-names.ts';
import { paths } from '#lib/shared/paths.ts';

/** The number of items that a cookie header names; 0 where it names none. */
export function cartCountOf(cookies: string): number {
  return rememberedCount(cookieValue(cookies, READABLE_COOKIES.cartCount));
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

let asked = false;

async function askForCount(): Promise<void> {
  // Who never had a cart costs the store no call.
  if (cookieValue(document.cookie, READABLE_COOKIES.cartCount) === undefined) return;
  try {
    // The answer sets the cookie anew where the count has changed, and leaves it where the store does not know.
    await browserFetch(paths.api.session());
  } catch {
    // No network: the remembered count stays.
    return;
  }
  window.dispatchEvent(new Event(CART_CHANGED));
}

/** Corrects the remembered count: once in the life of a page, and again when the browser brings a left page back. */
export function correctCount(): void {
  if (asked) return;
  asked = true;
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) void askForCount();
  });
  void askForCount();
}
