/** Bytes of all cookies of a browser; proxies and servers refuse requests that carry much more. */
export const COOKIE_BUDGET_BYTES = 4096;

const MINUTE_MS = 60_000;

/** How much a browser sends, without a name or a value of it. */
interface CookieLoad {
  bytes: number;
  cookies: number;
}

/**
 * Watches what browsers send: `warn` is told of one that sends more than 4096 bytes of cookies, at most once a minute.
 * `now` in epoch milliseconds. The function it returns takes the Cookie header, or `document.cookie`.
 */
export function createCookieWatch(now: () => number, warn: (load: CookieLoad) => void): (cookies: string) => void {
  let warnedAt = Number.NEGATIVE_INFINITY;

  return function watch(cookies) {
    if (cookies.length <= COOKIE_BUDGET_BYTES || now() - warnedAt < MINUTE_MS) return;
    warnedAt = now();
    warn({ bytes: cookies.length, cookies: cookies.split(';').length });
  };
}
