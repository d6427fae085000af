import { cookieValue } from '#lib/shared/cookie-value.ts';
import { READABLE_COOKIES } from './cookie-names.ts';

/** Registered, as the retail API numbers it: the one status that a customer can have. */
const REGISTERED = '1';

/** What the readable cookie holds while somebody is signed in: their status, and the mark of this sign-in. */
export function customerStatus(mark: string): string {
  return `${REGISTERED}-${mark}`;
}

/** Whether a `document.cookie` text hints that somebody is signed in: enough for the header, and proof of nothing. */
export function hasSignedInCookie(cookies: string): boolean {
  return cookieValue(cookies, READABLE_COOKIES.customerStatus) !== undefined;
}

/**
 * Whether a page was made for whom a `document.cookie` text hints at: the sign-in of `mark` and no other, or nobody
 * where that is null.
 */
export function isMadeFor(mark: string | null, cookies: string): boolean {
  if (mark === null) return !hasSignedInCookie(cookies);
  // A cookie of the same name, set for a whole domain by another site of the operator's, may stand before this one.
  return cookies.split('; ').includes(`${READABLE_COOKIES.customerStatus}=${customerStatus(mark)}`);
}
