import * as apiPaths from '#lib/shared/api-paths.ts';
import { cookieValue } from '#lib/shared/cookie-value.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { XSRF_COOKIE } from '#lib/storefront/platform/session/cookie-names.ts';
import type { Landing } from './landing.ts';

/** Tells the store of a landing, once, without waiting and without a word to the shopper where it fails. */
export function reportVisit(landing: Landing): void {
  const body = JSON.stringify(landing);
  const type = 'application/json';
  // A beacon carries no header of its own, which an operator's proxy may ask for.
  const isPlain = cookieValue(document.cookie, XSRF_COOKIE) === undefined;
  if (isPlain && navigator.sendBeacon?.(apiPaths.visits(), new Blob([body], { type }))) return;
  browserFetch(apiPaths.visits(), {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    keepalive: true,
    priority: 'low',
  }).catch(() => {
    // A visit that could not be told is one fewer in a statistic.
  });
}
