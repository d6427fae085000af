import { cookieValue } from '#lib/storefront/platform/browser/cookie-value.ts';
import { XSRF_COOKIE, XSRF_HEADER } from '#lib/storefront/platform/session/cookie-names.ts';
import { localHref } from '#lib/storefront/platform/site/local-href.ts';

/**
 * Decodes the value; an invalid encoding is returned unchanged, because the receiver will compare the raw value.
 */
function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

/**
 * The XSRF header with the cookie's value: for requests other than GET and HEAD to this site's own relative
 * addresses.
 */
export function xsrfHeaders(method: string, url: string, cookies: string): Record<string, string> {
  const isRelative = url.startsWith('/') && !url.startsWith('//') && !url.startsWith('/\\');
  if (!isRelative || method === 'GET' || method === 'HEAD') return {};
  const token = cookieValue(cookies, XSRF_COOKIE);
  return token === undefined ? {} : { [XSRF_HEADER]: decoded(token) };
}

/** `fetch` for scripts of the page: in its language, with the XSRF header where required. */
export async function browserFetch(url: string, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers);
  const method = (init.method ?? 'GET').toUpperCase();
  for (const [name, value] of Object.entries(xsrfHeaders(method, url, document.cookie))) headers.set(name, value);
  return fetch(localHref(url), { ...init, headers });
}
