import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { getRequestListener } from '@hono/node-server';
import type { Api } from './app.ts';

export interface Served {
  /** Address without a trailing slash. */
  url: string;
  /** Stops accepting, lets what was accepted finish, cuts what is left after `cutAfterMs`. */
  stop(cutAfterMs: number): Promise<void>;
}

const HOST = '127.0.0.1';

/** Serves the API on loopback; port 0 takes a free one. Rejects where the port cannot be had. */
export async function serve(api: Api, port: number): Promise<Served> {
  const listener = getRequestListener(api, { overrideGlobalObjects: false });
  const server = createServer({ requestTimeout: 15_000, headersTimeout: 10_000, keepAliveTimeout: 65_000 }, listener);
  server.listen(port, HOST);
  await once(server, 'listening');
  const { port: bound } = server.address() as AddressInfo;
  return {
    url: `http://${HOST}:${bound}`,
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
