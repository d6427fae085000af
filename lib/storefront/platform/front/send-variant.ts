import type { IncomingMessage, ServerResponse } from 'node:http';
import { matchesEtag } from './matches-etag.ts';
import type { PageVariant } from './stored-page.ts';

interface Sent {
  status: number;
  variant: PageVariant;
  /** Milliseconds since it was made. */
  ageMs: number;
  requestId: string;
  /** Further headers, also of an HTTP 304: alternating names and values. */
  also?: readonly string[];
}

/** Sends a stored response, or HTTP 304 where the visitor has it already. */
export function sendVariant(
  request: IncomingMessage,
  response: ServerResponse,
  { status, variant, ageMs, requestId, also = [] }: Sent,
): void {
  const unchanged = status === 200 && matchesEtag(request.headers['if-none-match'], variant.etag);
  const head = (unchanged ? variant.notModifiedHead : variant.head).slice();
  head.push(...also, 'Age', String(Math.max(0, Math.floor(ageMs / 1000))), 'X-Request-Id', requestId);
  response.writeHead(unchanged ? 304 : status, head);
  response.end(unchanged || request.method === 'HEAD' ? undefined : variant.body);
}
