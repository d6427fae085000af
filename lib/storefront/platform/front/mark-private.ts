import type { OutgoingHttpHeader, ServerResponse } from 'node:http';
import { changeHeader } from './change-header.ts';

const NAME = 'cache-control';

/**
 * Converts a public Cache-Control value to one for the visitor's browser only, without directives for shared
 * caches.
 */
function privateValue(value: OutgoingHttpHeader | undefined): string {
  const directives = String(value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== '' && !/^(?:public|s-maxage|stale-while-revalidate)\b/i.test(part));
  return ['private', ...directives.filter((part) => part !== 'private')].join(', ');
}

/** Makes a response private to the visitor's own browser, whatever Cache-Control its writer sets. */
export function markPrivate(response: ServerResponse): void {
  // Without the header caches could choose a lifetime (RFC 9111, 4.2.2); a value set by the writer takes precedence.
  if (!response.hasHeader(NAME)) response.setHeader(NAME, 'private, no-store');
  changeHeader(response, NAME, privateValue);
}
