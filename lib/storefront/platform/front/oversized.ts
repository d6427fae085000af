import type { IncomingMessage, ServerResponse } from 'node:http';
import * as apiPaths from '#lib/shared/api-paths.ts';
import * as paths from '#lib/shared/paths.ts';
import { PLAIN_FORM_HEADERS, PLAIN_PAGE_HEADERS, plainPage } from '#lib/storefront/platform/http/plain-page.ts';
import { refusalPage } from '#lib/storefront/platform/http/refusal-page.ts';
import * as m from '#messages';

/** The maximum size in bytes of all header fields of a request together, and separately of its address. */
const MAX_FIELD_BYTES = 16 * 1024;

type Excess = 'address' | 'cookies' | 'headers';

/** The part of a request that exceeds the limit; null where none does. */
export function oversized({ url = '', rawHeaders, headers }: IncomingMessage): Excess | null {
  if (url.length > MAX_FIELD_BYTES) return 'address';
  let bytes = 0;
  for (const text of rawHeaders) bytes += text.length + 2;
  if (bytes <= MAX_FIELD_BYTES) return null;
  return (headers.cookie?.length ?? 0) > MAX_FIELD_BYTES / 2 ? 'cookies' : 'headers';
}

/** The response to a browser with too many cookies: its two solutions work without scripts. */
function tooManyCookies(response: ServerResponse): void {
  const page = plainPage({
    title: m.errorsCookiesTitle(),
    texts: [m.errorsCookiesCause(), m.errorsCookiesAdvice()],
    forms: [
      { name: m.errorsCookiesRemoveOthers(), action: apiPaths.cookies() },
      { name: m.errorsCookiesRemoveAll(), action: apiPaths.cookies('all') },
    ],
    link: { name: m.errorsHomePage(), href: paths.home() },
  });
  response.writeHead(431, PLAIN_FORM_HEADERS);
  response.end(page);
}

/** Answers a request that exceeds a limit with a page that links onwards. */
export function tooLarge(response: ServerResponse, excess: Excess): void {
  if (excess === 'cookies') {
    tooManyCookies(response);
    return;
  }
  const status = excess === 'address' ? 414 : 400;
  response.writeHead(status, PLAIN_PAGE_HEADERS);
  response.end(refusalPage(status));
}
