import { pagePath } from '#lib/shared/language/local-href.ts';

/** What leads back to a page later has no longer addresses. */
const MAX_LENGTH = 500;
const ORIGIN = 'http://store.invalid';
/** Paths that are no redirect targets: handlers return no page, and signing in again leads nowhere. */
const NOWHERE = /^\/(?:api|_next|users|user-access|forgotpassword|passwordreset|healthz|readyz)(?:\/|$)/;

/**
 * Converts a requested target of at most `maximum` characters to a path of this store; null for everything that could lead off it. The
 * result always starts with exactly one slash, and has no language: that is the one of the request.
 */
export function safePath(target: unknown, maximum: number = MAX_LENGTH): string | null {
  if (typeof target !== 'string' || target.length > maximum) return null;
  // Browsers drop tabs and newlines and read a backslash as a slash, so `/\t/evil.example` would leave the site.
  if (!/^\/(?![/\\])[\x21-\x7e]*$/.test(target) || target.includes('\\')) return null;
  if (!URL.canParse(target, ORIGIN)) return null;
  const { origin, pathname: received, search } = new URL(target, ORIGIN);
  const pathname = pagePath(received);
  if (origin !== ORIGIN || pathname.startsWith('//')) return null;
  const decoded = decodedPath(pathname);
  // No page has an empty segment; behind a further prefix of a language it would lead off the store.
  return decoded === null || /\/\/|[\\\p{Cc}]/u.test(decoded) ? null : pathname + search;
}

/**
 * Converts a requested redirect target from a query, a form or the browser's storage to a path of this store, as
 * `safePath`; null also for what is no page to return to.
 */
export function safeRedirect(target: unknown): string | null {
  const path = safePath(target);
  return path === null || NOWHERE.test(decodedPath(path.split('?', 1)[0] ?? '') ?? '') ? null : path;
}

/** Null where it cannot be decoded: no page of the store has such a path. */
function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}
