import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { localUrl } from '#lib/shared/loopback.ts';
import type { Api } from './app.ts';

interface Served {
  /** URL from this machine, without a trailing slash. */
  url: string;
  /** Stops accepting connections, lets accepted requests finish, and cuts the remaining ones after `cutAfterMs`. */
  stop(cutAfterMs: number): Promise<void>;
}

/** Serves the API; port 0 picks a free one. Rejects if the host or port is not available. */
export async function serve(api: Api, { host, port }: { host: string; port: number }): Promise<Served> {
  const listener = getRequestListener(api, { overrideGlobalObjects: false });
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 }, listener);
  server.listen(port, host);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: localUrl(host, bound),
    stop: (cutAfterMs) =>
      new Promise((resolve) => {
        const sweep = setInterval(() => server.closeIdleConnections(), 100);
        const cut = setTimeout(() => server.closeAllConnections(), cutAfterMs);
        server.close(() => {
          clearInterval(sweep);
          clearTimeout(cut);
          resolve();
        });
      }),
  };
}
