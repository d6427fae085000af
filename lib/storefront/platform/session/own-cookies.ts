// Apart from the names, which are part of every page's script.

import { READABLE_COOKIES, sealedCookieNames, XSRF_COOKIE } from './cookie-names.ts';

/** The cookies that end with a sign-in. */
const SIGN_IN_COOKIES: ReadonlySet<string> = new Set([
  READABLE_COOKIES.customerStatus,
  READABLE_COOKIES.cartCount,
  READABLE_COOKIES.offerCount,
  ...[true, false].flatMap((secure) => {
    const { jwt, shopper, bypass, checkout } = sealedCookieNames(secure);
    return [jwt, shopper, bypass, checkout];
  }),
]);

/** Whether a cookie of this name ends with a sign-in. */
export function isSignInCookie(name: string): boolean {
  return SIGN_IN_COOKIES.has(name);
}

const STORE_COOKIES: ReadonlySet<string> = new Set([
  ...Object.values(READABLE_COOKIES),
  ...[true, false].flatMap((secure) => Object.values(sealedCookieNames(secure))),
  XSRF_COOKIE,
]);

/** Whether a cookie of this name is the store's own. */
export function isStoreCookie(name: string): boolean {
  return STORE_COOKIES.has(name);
}
