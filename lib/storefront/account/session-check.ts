import * as apiPaths from '#lib/shared/api-paths.ts';
import { CART_CHANGED } from '#lib/storefront/cart/events.ts';
import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { readReplyFields } from '#lib/storefront/platform/browser/read-reply-fields.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { READABLE_COOKIES } from '#lib/storefront/platform/session/cookie-names.ts';
import { hasSignedInCookie } from '#lib/storefront/platform/session/signed-in.ts';
import { SHOPPER_STATES, type ShopperState } from '#lib/storefront/platform/session/types.ts';
import { clearShopper, clearShopperOnSignOut } from './clear-shopper.ts';

/**
 * Calls back whenever the readable cookies may have changed: after a change here or in another tab, or on return to this
 * page. Returns the unsubscribe function.
 */
export function onShopperChange(callback: () => void): () => void {
  const signals = [CART_CHANGED, 'pageshow', 'focus'];
  for (const signal of signals) window.addEventListener(signal, callback);
  // Browsers without the Cookie Store API notice a change when the shopper returns to the tab.
  window.cookieStore?.addEventListener('change', callback);
  return () => {
    for (const signal of signals) window.removeEventListener(signal, callback);
    window.cookieStore?.removeEventListener('change', callback);
  };
}

async function requestState(signal: AbortSignal): Promise<ShopperState | null> {
  const wasSignedIn = hasSignedInCookie(document.cookie);
  try {
    // The response corrects the readable cookies, and leaves them unchanged where the state is unknown.
    const response = await browserFetch(apiPaths.session(), { signal });
    if (!response.ok) return null;
    if (wasSignedIn && !hasSignedInCookie(document.cookie)) clearShopper();
    window.dispatchEvent(new Event(CART_CHANGED));
    const { state } = await readReplyFields(response);
    return SHOPPER_STATES.find((known) => known === state) ?? null;
  } catch {
    // No network, or a form was sent meanwhile: the cookies stay as they are.
    return null;
  }
}

let running: Promise<ShopperState | null> | undefined;
let controller = new AbortController();

/**
 * Fetches the shopper's current state; null where it is not available. Concurrent callers share one request.
 */
export function fetchSession(): Promise<ShopperState | null> {
  if (running) return running;
  controller = new AbortController();
  running = requestState(controller.signal).finally(() => {
    running = undefined;
  });
  return running;
}

/**
 * Aborts a request in flight when a form is sent, so that its cookies cannot overwrite those of a sign-in or
 * sign-out.
 */
function clearAnswerOnSubmit(): void {
  document.addEventListener('submit', ({ target }) => {
    if (target instanceof HTMLFormElement && target.method === 'post') controller.abort();
  });
}

function check(): void {
  // A browser without a cart and without a sign-in needs no request.
  const hasCount = cookieValue(document.cookie, READABLE_COOKIES.cartCount) !== undefined;
  if (hasCount || hasSignedInCookie(document.cookie)) void fetchSession();
}

let checked = false;

/**
 * Checks the readable cookies: once per page load, and again when the browser restores the page from its
 * cache.
 */
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
