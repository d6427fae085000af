import { safeRedirect } from '#lib/shared/safe-redirect.ts';

/** Of sessionStorage: the page that a shopper left to sign in. */
const KEY = 'previousUrl';
const NOT_BACK_TO = /^\/(?:checkout|404)(?:[/?]|$)/;

/** A path that is worth coming back to; null for any other. Nobody is thrown into a checkout that they left, or shown a failure again. */
function savablePath(url: string | null): string | null {
  const path = safeRedirect(url);
  return path === null || NOT_BACK_TO.test(path) ? null : path;
}

/**
 * What to remember once a shopper has pressed "Sign in" on the page `current`, where `saved` was remembered before; null
 * to remember nothing. Paths with their query.
 */
export function afterSignInPress(saved: string | null, current: string): string | null {
  return savablePath(current) ?? savablePath(saved);
}

/** Runs `work` on the storage of this tab; null where the browser keeps none. */
function withStorage<Value>(work: (storage: Storage) => Value): Value | null {
  try {
    return work(window.sessionStorage);
  } catch {
    // Blocked by the browser's settings: the shopper comes to My Account, which is right, too.
    return null;
  }
}

/** Remembers the page that the shopper is on, to come back to it; for every press on "Sign in". */
export function rememberPage(): void {
  withStorage((storage) => {
    const next = afterSignInPress(storage.getItem(KEY), window.location.pathname + window.location.search);
    if (next === null) storage.removeItem(KEY);
    else storage.setItem(KEY, next);
  });
}

/** The page that the shopper left to sign in; null where none is remembered that is safe and worth it. */
export function previousPage(): string | null {
  return savablePath(withStorage((storage) => storage.getItem(KEY)));
}

/** Forgets that page: the shopper is back, or has signed out. */
export function clearPreviousPage(): void {
  withStorage((storage) => storage.removeItem(KEY));
}
