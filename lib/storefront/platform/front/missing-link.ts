import type { IncomingMessage } from 'node:http';
import { pagePath } from '#lib/shared/language/local-href.ts';
import * as paths from '#lib/shared/paths.ts';
import type { MissingLink } from '#lib/shared/process-events.ts';
import { isPrefetch } from './prefetch.ts';
import { redactPath } from './redact-path.ts';

const MAX_REFERER_LENGTH = 4096;

/**
 * The link that led a shopper to a missing page; null where it was not on a page of the store, as with scanners
 * and old links elsewhere, where it was only prefetched, and for the /404 page itself.
 */
export function missingLinkOf({ method, url = '', headers }: IncomingMessage): MissingLink | null {
  const { referer = '', host = '' } = headers;
  const site = headers['sec-fetch-site'];
  if (method !== 'GET' || isPrefetch({ headers }) || (site !== undefined && site !== 'same-origin')) return null;
  if (referer.length > MAX_REFERER_LENGTH || !URL.canParse(referer)) return null;
  const from = new URL(referer);
  const path = redactPath(url);
  return from.host === host.toLowerCase() && path !== paths.notFound()
    ? { path, from: redactPath(pagePath(from.pathname)) }
    : null;
}
