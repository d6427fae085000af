import type { IncomingHttpHeaders } from 'node:http';
import type { Device } from '#lib/storefront/platform/gate/index.ts';

/** Headers by which Next responds with React's wire format instead of HTML; each changes the response. */
const RSC_HEADERS = [
  'rsc',
  'next-router-state-tree',
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-url',
] as const;

/** Pages with longer router states are rendered for one visitor only and not stored. */
const MAXIMUM_KEY_LENGTH = 4096;

export interface PageAddress {
  key: string;
  /** Path and query for Next. */
  url: string;
  /** The RSC headers to pass to Next. */
  headers: Record<string, string>;
}

/**
 * The key and the address of a public page. `canonical` is the path with only the query parameters that the page
 * reads; `rscToken` is the value of `_rsc`, Next's checksum of the RSC headers. Null where the key would be too
 * long.
 */
export function pageAddress(
  canonical: string,
  device: Device,
  received: IncomingHttpHeaders,
  rscToken: string | null,
): PageAddress | null {
  let key = `${device} ${canonical}`;
  const headers: Record<string, string> = {};
  if (received.rsc === undefined) return { key, url: canonical, headers };
  for (const name of RSC_HEADERS) {
    const value = received[name];
    if (typeof value !== 'string') continue;
    headers[name] = value;
    key += `\n${name}:${value}`;
  }
  if (rscToken === null) return key.length > MAXIMUM_KEY_LENGTH ? null : { key, url: canonical, headers };
  key += `\n_rsc:${rscToken}`;
  if (key.length > MAXIMUM_KEY_LENGTH) return null;
  return {
    key,
    url: `${canonical}${canonical.includes('?') ? '&' : '?'}_rsc=${encodeURIComponent(rscToken)}`,
    headers,
  };
}

/** The value of `_rsc` in a query string that starts with `?`; null where there is none. */
export function rscTokenOf(query: string): string | null {
  const found = /[?&]_rsc(?:=([\w-]{0,64}))?(?:&|$)/.exec(query);
  return found ? (found[1] ?? '') : null;
}
