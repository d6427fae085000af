import { pagePath } from '#lib/storefront/platform/site/local-href.ts';
import { safeRedirect } from '#lib/storefront/platform/site/safe-redirect.ts';

/** Key of sessionStorage: the page that the shopper left to sign in. */
const KEY = 'previousUrl';
const NOT_BACK_TO = /^\/(?:checkout|404)(?:[/?]|$)/;

/**
 * The path if it is a good page to return to; null for any other, such as a checkout that was left or an error
 * page.
 */
function savablePath(url: string | null): string | null {
  const path = safeRedirect(url);
  return path === null || NOT_BACK_TO.test(path) ? null : path;
}

/**
 * The page to save after "Sign in" was pressed on the page `current`, where `saved` was saved before; null to save none.
 * Paths with their query.
 */
export function afterSignInPress(saved: string | null, current: string): string | null {
  return savablePath(current) ?? savablePath(saved);
}

/** Runs `work` on the storage of this tab; null where the browser has none. */
function withStorage<Value>(work: (storage: Storage) => Value): Value | null {
  try {
    return work(window.sessionStorage);
  } catch {
    // Storage is blocked by the browser's settings: the shopper gets to My Account, which is acceptable.
    return null;
  }
}

/** Saves the current page, to return to it; called for every press on "Sign in". */
export function rememberPage(): void {
  withStorage((storage) => {
    const current = pagePath(window.location.pathname) + window.location.search;
    const next = afterSignInPress(storage.getItem(KEY), current);
    if (next === null) storage.removeItem(KEY);
    else storage.setItem(KEY, next);
  });
}

/** The page that the shopper left to sign in; null where none is saved, or none to return to safely. */
export function previousPage(): string | null {
  return savablePath(withStorage((storage) => storage.getItem(KEY)));
}

/** Clears the saved page: the shopper has returned to it or signed out. */
export function clearPreviousPage(): void {
  withStorage((storage) => storage.removeItem(KEY));
}
