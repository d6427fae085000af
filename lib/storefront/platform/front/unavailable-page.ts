import type { IncomingMessage, ServerResponse } from 'node:http';
import { OUTAGE } from '#lib/storefront/platform/http/outage-text.ts';

const PAGE = `<!doctype html>
<html lang="en-IN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${OUTAGE}</title>
<h1>${OUTAGE}</h1>
<p>Your cart is safe. <a href="">Try again</a></p>
<p><a href="/">Go to the home page</a></p>
</html>
`;

interface UnavailableDetail {
  requestId: string;
  retryAfterSeconds: number;
}

/**
 * The last resort where even an error page cannot be rendered: HTTP 503 with a link; a response already begun is
 * cut off.
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
  response.writeHead(503, {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(PAGE)),
    'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'Cache-Control': 'no-store',
    'Retry-After': String(retryAfterSeconds),
    'X-Content-Type-Options': 'nosniff',
    'X-Request-Id': requestId,
  });
  response.end(request.method === 'HEAD' ? undefined : PAGE);
}
