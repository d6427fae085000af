import type { IncomingMessage, ServerResponse } from 'node:http';
import { Overloaded } from '#lib/shared/concurrency.ts';
import { count } from '#lib/shared/metrics/record.ts';
import { plainAnswer } from './plain-answer.ts';

/**
 * Whether a response is fetched in advance, so that nobody waits for it: by Next's router, or by the browser itself
 * (https://html.spec.whatwg.org/multipage/speculative-loading.html#the-sec-purpose-http-request-header).
 */
export function isPrefetch({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  if (headers['next-router-prefetch'] !== undefined) return true;
  return String(headers['sec-purpose'] ?? headers.purpose ?? '').startsWith('prefetch');
}

/** Whether Next's router asks which layouts a page has, without which it does not prefetch the page. */
export function isRouteTreePrefetch({ headers }: Pick<IncomingMessage, 'headers'>): boolean {
  return headers['next-router-segment-prefetch'] === '/_tree';
}

/** Refuses a prefetch: Next's router does not try it again for ten seconds, and a press on the link loads the page all the same. */
export function refusePrefetch(response: ServerResponse): void {
  count('prefetchesRefused', {});
  plainAnswer(response, 503, { 'Retry-After': '1' });
}

/** Refuses a prefetch that found no place among the renders; false for all other errors and requests. */
export function refuseOverloadedPrefetch(error: unknown, request: IncomingMessage, response: ServerResponse): boolean {
  if (!(error instanceof Overloaded) || !isPrefetch(request)) return false;
  refusePrefetch(response);
  return true;
}
