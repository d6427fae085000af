import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { LanguageCode } from '#lib/messages/languages.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';

/** Headers by which Next responds with React's wire format instead of HTML; each changes the response. */
const RSC_HEADERS = ['rsc', 'next-router-state-tree', 'next-router-prefetch', 'next-router-segment-prefetch'] as const;
/**
 * The page that the visitor comes from. It changes the response of intercepted routes only, of which the store
 * has none; without it, one payload serves all pages that link to it.
 */
const ORIGIN_HEADER = 'next-url';
/** The number of bytes of the checksum that are sent. */
const TOKEN_BYTES = 12;

/** Pages with longer router states are rendered for one visitor only and not stored. */
const MAX_KEY_LENGTH = 4096;

/** What a page depends on besides its address. */
interface PageKind {
  device: Device;
  language: LanguageCode;
}

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
  { device, language }: PageKind,
  received: IncomingHttpHeaders,
  rscToken: string | null,
): PageAddress | null {
  let key = `${device} ${language} ${canonical}`;
  const headers: Record<string, string> = {};
  if (received.rsc === undefined) return { key, url: canonical, headers };
  for (const name of RSC_HEADERS) {
    const value = received[name];
    if (typeof value !== 'string') continue;
    headers[name] = value;
    key += `\n${name}:${value}`;
  }
  let token = rscToken;
  const origin = received[ORIGIN_HEADER];
  if (typeof origin === 'string') {
    // Next answers a wrong checksum with a redirect, which the visitor must get.
    if (token === rscChecksum(headers, origin)) token = rscChecksum(headers);
    else {
      headers[ORIGIN_HEADER] = origin;
      key += `\n${ORIGIN_HEADER}:${origin}`;
    }
  }
  if (token === null) return key.length > MAX_KEY_LENGTH ? null : { key, url: canonical, headers };
  key += `\n_rsc:${token}`;
  if (key.length > MAX_KEY_LENGTH) return null;
  return {
    key,
    url: `${canonical}${canonical.includes('?') ? '&' : '?'}_rsc=${encodeURIComponent(token)}`,
    headers,
  };
}

/** Next's checksum of RSC headers, as its client sends it: `next/dist/shared/lib/router/utils/cache-busting-search-param`. */
export function rscChecksum(headers: Readonly<Record<string, string>>, origin?: string): string {
  const [, tree, prefetch, segment] = RSC_HEADERS;
  const text = [headers[prefetch] ?? '0', headers[segment] ?? '0', headers[tree] ?? '0', origin ?? '0'].join(',');
  return createHash('sha256').update(text).digest().subarray(0, TOKEN_BYTES).toString('base64url');
}

/** The value of `_rsc` in a query string that starts with `?`; null where there is none. */
export function rscTokenOf(query: string): string | null {
  const found = /[?&]_rsc(?:=([\w-]{0,64}))?(?:&|$)/.exec(query);
  return found ? (found[1] ?? '') : null;
}
