/** The store creates no longer URLs. */
const MAX_LENGTH = 500;
const ORIGIN = 'http://store.invalid';
/** Paths that are no redirect targets: handlers return no page, and signing in again leads nowhere. */
const NOWHERE = /^\/(?:api|_next|users|user-access|forgotpassword|passwordreset|healthz|readyz)(?:\/|$)/;

/**
 * Converts a requested redirect target from a query, a form or the browser's storage to a path of this store;
 * null for everything that could lead off it. The result always starts with exactly one slash.
 */
export function safeRedirect(target: unknown): string | null {
  if (typeof target !== 'string' || target.length > MAX_LENGTH) return null;
  // Browsers drop tabs and newlines and read a backslash as a slash, so `/\t/evil.example` would leave the site.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(target) || target.includes('\\')) return null;
  if (!URL.canParse(target, ORIGIN)) return null;
  const { origin, pathname, search } = new URL(target, ORIGIN);
  if (origin !== ORIGIN || pathname.startsWith('//')) return null;
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    // No page of the store has such a path.
    return null;
  }
  if (/^\/[/\\]|[\\\p{Cc}]/u.test(decoded) || NOWHERE.test(decoded)) return null;
  return pathname + search;
}
