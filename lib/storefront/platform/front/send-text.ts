import type { ServerResponse } from 'node:http';
import { currentRequestId } from '#lib/shared/request-context.ts';

/** The maximum time in milliseconds that the rest of a refused body is read and discarded. */
const DISCARD_MS = 10_000;

interface Text {
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}

/**
 * Sends a whole response. With `Connection: close` the rest of the request's body is read and discarded first:
 * closing with unread bytes resets the connection, and the client may lose the response (RFC 9112, 9.6).
 */
export function sendText(response: ServerResponse, { status, headers, text }: Text): void {
  const request = response.req;
  const requestId = currentRequestId();
  response.writeHead(status, {
    ...(requestId !== undefined && { 'X-Request-Id': requestId }),
    ...(status === 204 ? {} : { 'Content-Length': Buffer.byteLength(text) }),
    ...headers,
  });
  if (headers.Connection !== 'close' || request.complete) {
    response.end(text);
    return;
  }
  response.write(text);
  const timer = setTimeout(end, DISCARD_MS);
  function end(): void {
    clearTimeout(timer);
    response.end();
  }
  request.once('close', end);
  request.removeAllListeners('data');
  request.resume();
}
