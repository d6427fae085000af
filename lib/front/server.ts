import { createServer, type RequestListener, type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';

const STATUS_BY_CODE: Record<string, number> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_INVALID_METHOD: 405,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

function refuse(socket: Duplex, status: number): void {
  if (!socket.writable) {
    socket.destroy();
    return;
  }
  const allow = status === 405 ? 'Allow: GET, HEAD, POST, PATCH, DELETE\r\n' : '';
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${allow}Connection: close\r\nContent-Length: 0\r\n\r\n`);
}

/** The HTTP server with its limits: 16 kB of headers in 10 s, a whole request in 20 s, no tunnels. */
export function createFrontServer(listener: RequestListener): Server {
  const server = createServer(
    {
      maxHeaderSize: 16 * 1024,
      headersTimeout: 10_000,
      requestTimeout: 20_000,
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: 2000,
      noDelay: true,
    },
    listener,
  );
  server.on('connect', (_request, socket) => refuse(socket, 405));
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    refuse(socket, STATUS_BY_CODE[error.code ?? ''] ?? 400);
  });
  return server;
}
