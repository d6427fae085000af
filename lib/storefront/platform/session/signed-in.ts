import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { READABLE_COOKIES } from './cookie-names.ts';

/** The number of the status “registered” in the retail API, the only one that customers have. */
const REGISTERED = '1';

/** The value of the readable cookie of a signed-in customer: the status, and the mark of the sign-in. */
export function customerStatus(mark: string): string {
  return `${REGISTERED}-${mark}`;
}

/** Whether a `document.cookie` text hints at a signed-in customer: enough for the header, but no proof. */
export function hasSignedInCookie(cookies: string): boolean {
  return cookieValue(cookies, READABLE_COOKIES.customerStatus) !== undefined;
}

/**
 * Whether a page was rendered for the shopper that a `document.cookie` text hints at: for the sign-in of `mark`,
 * or for a guest where that is null.
 */
export function matchesSession(mark: string | null, cookies: string): boolean {
  if (mark === null) return !hasSignedInCookie(cookies);
  // A cookie of the same name, set for the whole domain by another site of the operator, may come before this
  // one.
  return cookies.split('; ').includes(`${READABLE_COOKIES.customerStatus}=${customerStatus(mark)}`);
}
