import { MINUTE_MS } from '#lib/shared/durations.ts';

/**
 * The maximum size of all cookies of a browser in bytes; proxies and servers refuse requests with much more.
 */
export const COOKIE_BUDGET_BYTES = 4096;

/** The size of a browser's cookies, without any name or value. */
interface CookieLoad {
  bytes: number;
  cookies: number;
}

/**
 * Watches the size of cookies: `warn` is called for more than 4096 bytes, at most once a minute. `now` in epoch
 * milliseconds. The returned function takes the Cookie header, or `document.cookie`.
 */
export function createCookieWatch(now: () => number, warn: (load: CookieLoad) => void): (cookies: string) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;

  return function watch(cookies) {
    if (cookies.length <= COOKIE_BUDGET_BYTES || now() - warnedAt < MINUTE_MS) return;
    warnedAt = now();
    warn({ bytes: cookies.length, cookies: cookies.split(';').length });
  };
}
