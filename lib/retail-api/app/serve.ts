import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import { localUrl } from '#lib/shared/loopback.ts';
import type { Api } from './app.ts';

interface Served {
  /** Where this machine reaches it, without a trailing slash. */
  url: string;
  /** Stops accepting, lets what was accepted finish, cuts what is left after `cutAfterMs`. */
  stop(cutAfterMs: number): Promise<void>;
}

/** Serves the API; port 0 takes a free one. Rejects where host or port cannot be had. */
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
