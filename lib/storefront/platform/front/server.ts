import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import * as paths from '#lib/shared/paths.ts';
import { PLAIN_PAGE_HEADERS, plainPage } from '#lib/storefront/platform/http/plain-page.ts';
import * as m from '#messages';

const STATUS_BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/** The answer to a request that exceeds even the read limit, so that it is unknown which part is too large. */
const unreadablePage = () =>
  plainPage({
    title: m.errorsTooMuchTitle(),
    texts: [m.errorsTooMuchText(), m.errorsTooMuchAdvice()],
    link: { name: m.errorsHomePage(), href: paths.home() },
  });

function closeWithStatus(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const allow = status === 405 ? 'Allow: GET, HEAD, POST, PATCH, DELETE\r\n' : '';
  const body = status === 431 ? unreadablePage() : '';
  const headers =
    status === 431 ? Object.entries(PLAIN_PAGE_HEADERS).map(([name, value]) => `${name}: ${value}\r\n`) : [];
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}${headers.join('')}Connection: close\r\n` +
      `Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  );
}

/** Far above the accepted limit, so that a browser which sends too much gets a page with solutions. */
const READ_HEADER_BYTES = 128 * 1024;

/** Creates the HTTP server with its limits: 128 kB of headers in 10 s, a whole request in 20 s, no tunnels. */
export function createFrontServer(listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: READ_HEADER_BYTES,
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
      noDelay: true,
    },
    listener,
  );
  server.on('connect', (_request, socket) => closeWithStatus(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    closeWithStatus(socket, STATUS_BY_CODE[error.code ?? ''] ?? 400);
  });
  return server;
}
