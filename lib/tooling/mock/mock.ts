import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createAdaptorServer } from '@hono/node-server';
import { createProgram, runProgram, TERMINAL, type Terminal, UsageError } from '#lib/shared/command-line.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { createMockApp } from './mock-app.ts';
import { readCallExamples } from './read-call-examples.ts';

const HOST = '127.0.0.1';
const DEFAULT_PORT = '4010';
const MAX_PORT = 65_535;

interface RunningMock {
  /** Address without a trailing slash. */
  url: string;
  stop(): Promise<void>;
}

/** Serves the examples of the OpenAPI document on loopback. `port` 0: any free one. Rejects where it is in use. */
export async function startMock(port: number): Promise<RunningMock> {
  const server = createAdaptorServer({
    fetch: createMockApp(readCallExamples()).fetch,
    overrideGlobalObjects: false,
  });
  server.listen(port, HOST);
  await once(server, 'listening');
  const listening = server.address() as AddressInfo;
  return {
    url: localUrl(HOST, listening.port),
    async stop() {
      const closed = once(server, 'close');
      server.close();
      if ('closeAllConnections' in server) server.closeAllConnections();
      await closed;
    },
  };
}

/** `npm run mock`: serves until it is stopped. */
export async function runMock(args: readonly string[], terminal: Terminal = TERMINAL): Promise<void> {
  const program = createProgram('npm run mock --', terminal)
    .description('Answers the calls of a retail API with the examples of the OpenAPI document. It keeps nothing.')
    .option('--port <PORT>', 'a port of this machine; 0 for any that is free', DEFAULT_PORT)
    .action(async ({ port }) => {
      if (!/^\d{1,5}$/.test(port) || Number(port) > MAX_PORT) throw new UsageError(`"${port}" is not a port`);
      try {
        const { url } = await startMock(Number(port));
        terminal.print(`The mock answers at ${url}. Start a storefront with RETAIL_API_URL=${url} npm run storefront`);
        terminal.print('It keeps nothing: every cart has the same product, and other lists and products do not exist.');
      } catch (error) {
        if (errorCode(error) !== 'EADDRINUSE') throw error;
        throw new UsageError(`the port ${port} is in use; name another with --port`);
      }
    });
  process.exitCode = await runProgram(program, args, terminal);
}
