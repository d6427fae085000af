import * as apiPaths from '#lib/shared/api-paths.ts';
import { cookieValue } from '#lib/shared/cookie-value.ts';
import { CART_CHANGED } from '#lib/storefront/cart/events.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';
import type { SessionReply, ShopperState } from '#lib/storefront/platform/session/types.ts';
import { clearShopper, clearShopperOnSignOut } from './leaving.ts';

/**
 * Calls back whenever the readable cookies may tell something else: after a change here or in another tab, or on return
 * to this page. Returns what ends that.
 */
export function onShopperChange(callback: () => void): () => void {
  const signals = [CART_CHANGED, 'pageshow', 'focus'];
  for (const signal of signals) window.addEventListener(signal, callback);
  // Browsers without it notice when the shopper comes back to the tab.
  window.cookieStore?.addEventListener('change', callback);
  return () => {
    for (const signal of signals) window.removeEventListener(signal, callback);
    window.cookieStore?.removeEventListener('change', callback);
  };
}

async function requestState(signal: AbortSignal): Promise<ShopperState | null> {
  const wasSignedIn = hasSignedInCookie(document.cookie);
  try {
    // The answer sets the readable cookies right, and leaves them where the store does not know.
    const response = await browserFetch(apiPaths.session(), { signal });
    if (!response.ok) return null;
    if (wasSignedIn && !hasSignedInCookie(document.cookie)) clearShopper();
    window.dispatchEvent(new Event(CART_CHANGED));
    return ((await response.json()) as SessionReply).state;
  } catch {
    // No network, or a form was sent meanwhile: what is remembered stays.
    return null;
  }
}

let running: Promise<ShopperState | null> | undefined;
let controller = new AbortController();

/** Who the shopper is, as the store says now; null where it cannot be asked. Those who ask at once share one call. */
export function fetchSession(): Promise<ShopperState | null> {
  if (running) return running;
  controller = new AbortController();
  running = requestState(controller.signal).finally(() => {
    running = undefined;
  });
  return running;
}

/** An answer under way must not write the cookies of before over those of a form that signs in or out. */
function clearAnswerOnSubmit(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === 'post') controller.abort();
  });
}

function check(): void {
  // Who never had a cart and never signed in costs the store no call.
  const hasCount = cookieValue(document.cookie, READABLE_COOKIES.cartCount) !== undefined;
  if (hasCount || hasSignedInCookie(document.cookie)) void fetchSession();
}

let checked = false;

/** Checks what the readable cookies say: once in the life of a page, and again when the browser brings a left page back. */
export function checkOnLoad(): void {
  if (checked) return;
  checked = true;
  clearShopperOnSignOut();
  clearAnswerOnSubmit();
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted) check();
  });
  check();
}
