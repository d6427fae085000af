import * as apiPaths from '#lib/shared/api-paths.ts';
import { cookieValue } from '#lib/shared/cookie-value.ts';
import { browserFetch } from '#lib/storefront/platform/http/browser-fetch.ts';
import { XSRF_COOKIE } from '#lib/storefront/platform/session/cookie-names.ts';
import type { Landing } from './landing.ts';

/** Reports a landing to the store once, without waiting; a failure is silent. */
export function reportVisit(landing: Landing): void {
  const body = JSON.stringify(landing);
  const type = 'application/json';
  // A beacon cannot carry a custom header, which an operator's proxy may require.
  const isPlain = cookieValue(document.cookie, XSRF_COOKIE) === undefined;
  if (isPlain && navigator.sendBeacon?.(apiPaths.visits(), new Blob([body], { type }))) return;
  browserFetch(apiPaths.visits(), {
    method: 'POST',
    headers: { 'content-type': type },
    body,
    keepalive: true,
    priority: 'low',
  }).catch(() => {
    // A report that fails is only one visit less in the statistics.
  });
}
