import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { createAdaptorServer } from '@hono/node-server';
import { getConnInfo } from '@hono/node-server/conninfo';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { isLoopback, localUrl } from '#lib/shared/loopback.ts';
import { createBackOffice } from './app.ts';
import { BuiltApp } from './built-app.ts';
import { OperatorApi } from './retail-api.ts';
import { StaffCookies } from './staff-cookie.ts';

/** Where `npm run build` writes the browser app, from the project's root. */
const APP_FOLDER = join(import.meta.dirname, '../../../.back-office');

interface RunningBackOffice {
  /** URL without a trailing slash. */
  url: string;
  /** Stops accepting connections and lets accepted requests finish, for at most `cutAfterMs`. */
  stop(cutAfterMs: number): Promise<void>;
}

/** Listens for staff. Throws ConfigurationError for invalid settings; rejects where the port is not available. */
export async function startBackOffice(
  settings: Environment,
  onError: (error: unknown) => void,
): Promise<RunningBackOffice> {
  const { BACK_OFFICE_HOST: host, BACK_OFFICE_URL: address, SESSION_SECRET: secret } = settings;
  if (secret === undefined) throw new ConfigurationError('SESSION_SECRET: must be set, to at least 32 characters.');
  if (address === undefined && !isLoopback(host)) {
    throw new ConfigurationError('BACK_OFFICE_URL: must be set where BACK_OFFICE_HOST is not this machine alone.');
  }
  const office = createBackOffice({
    api: new OperatorApi(
      settings.RETAIL_API_URL ?? localUrl(settings.RETAIL_API_HOST, settings.RETAIL_API_PORT),
      onError,
    ),
    app: new BuiltApp(APP_FOLDER),
    cookies: new StaffCookies(
      { current: secret, accepted: settings.ACCEPTED_SESSION_SECRETS },
      address?.startsWith('https:') ?? false,
    ),
    url: address,
    proxies: settings.TRUST_PROXY,
    peerOf: (context) => getConnInfo(context).remote.address ?? '',
    onError,
  });
  const server = createAdaptorServer({ fetch: office.fetch, overrideGlobalObjects: false });
  server.listen(settings.BACK_OFFICE_PORT, host);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    url: localUrl(host, port),
    async stop(cutAfterMs) {
      const closed = once(server, 'close');
      server.close();
      const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), cutAfterMs);
      if ('closeIdleConnections' in server) server.closeIdleConnections();
      await closed;
      clearTimeout(cut);
    },
  };
}
