import type { IncomingMessage, ServerResponse } from 'node:http';
import { shopProfile } from '#lib/shared/shop-profile.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from '#lib/storefront/platform/http/plain-page.ts';
import { referenceText } from '#lib/storefront/platform/http/reference-text.ts';
import * as m from '#messages';

interface UnavailableDetail {
  requestId: string;
  retryAfterSeconds: number;
}

/**
 * The response when even an error page cannot be rendered: HTTP 503 with the name of the shop and a link to try again;
 * a response that has begun is cut off.
 */
export function unavailablePage(
  request: IncomingMessage,
  response: ServerResponse,
  { requestId, retryAfterSeconds }: UnavailableDetail,
): void {
  if (response.headersSent) {
    response.destroy();
    return;
  }
  const page = plainPage({
    shop: shopProfile().name,
    title: m.errorsOutage(),
    texts: [m.errorsCartSafe(), referenceText(requestId)],
    // An empty address means the page itself.
    link: { name: m.commonTryAgain(), href: '' },
  });
  response.writeHead(503, {
    ...PLAIN_PAGE_HEADERS,
    'content-length': String(Buffer.byteLength(page)),
    'retry-after': String(retryAfterSeconds),
    'x-request-id': requestId,
  });
  response.end(request.method === 'HEAD' ? undefined : page);
}
