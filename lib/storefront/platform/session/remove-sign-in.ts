import type { OutgoingHttpHeaders } from 'node:http';
import { isSignInCookie } from './own-cookies.ts';

const nameOf = (cookie: string) => cookie.split('=', 1)[0]?.trim() ?? '';

/**
 * Adds Set-Cookie headers that remove the sign-in cookies of a Cookie header. One that the response itself sets
 * stays, because it is newer: a handler may just have signed the shopper in again.
 */
export function removeSignInCookies(headers: OutgoingHttpHeaders, cookies: string): void {
  const own = [headers['set-cookie'] ?? []].flat();
  const replaced = new Set(own.map(nameOf));
  const removed = new Set(
    cookies
      .split(';')
      .map(nameOf)
      .filter((name) => isSignInCookie(name) && !replaced.has(name)),
  );
  if (removed.size === 0) return;
  // A browser accepts the prefix `__Host-` only with `Secure`, also to remove a cookie.
  const secureOf = (name: string) => (name.startsWith('__Host-') ? '; Secure' : '');
  headers['set-cookie'] = [...own, ...[...removed].map((name) => `${name}=; Path=/; Max-Age=0${secureOf(name)}`)];
}
