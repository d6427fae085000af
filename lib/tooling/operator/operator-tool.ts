import { isDeployment } from '#lib/shared/deployment.ts';
import { ConfigurationError, type Environment, environment } from '#lib/shared/env.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { findSecret } from '#lib/shared/secrets.ts';
import { createOperatorClient, type OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import type { ExitCode, Terminal } from './command-context.ts';

/** Runs a tool of the operator's at this terminal, and sets the exit code. */
export async function runOperatorTool(run: (terminal: Terminal) => Promise<ExitCode>): Promise<void> {
  // Whoever reads along, such as `head`, may have seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await run({
    print: (line) => void process.stdout.write(`${line}\n`),
    warn: (line) => void process.stderr.write(`${line}\n`),
  });
}

/**
 * The running retail API for whoever has the operator's key. `name`: who that is, for the audit. Throws ConfigurationError
 * where the key is not known, or the address cannot be used.
 */
export function operatorClient(name: string): OperatorClient {
  const settings = environment();
  const baseUrl = settings.RETAIL_API_URL ?? localUrl(settings.RETAIL_API_HOST, settings.RETAIL_API_PORT);
  const { username, password } = new URL(baseUrl);
  if (username !== '' || password !== '') {
    throw new ConfigurationError('RETAIL_API_URL: must hold no user and no password; OPERATOR_KEY opens the desk.');
  }
  return createOperatorClient({ baseUrl, key: operatorKey(settings), name, send: (url, init) => fetch(url, init) });
}

/** The key that is set, or the one that a trial made for itself when it started. */
function operatorKey(settings: Environment): string {
  const key = settings.OPERATOR_KEY ?? (isDeployment(settings) ? null : savedKey(settings.DATA_DIR));
  if (key === null) throw new ConfigurationError('OPERATOR_KEY: must be set to the one of the retail API.');
  return key;
}

function savedKey(dataDir: string): string | null {
  try {
    return findSecret(dataDir, 'OPERATOR_KEY');
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR: ${error instanceof Error ? error.message : error}`);
  }
}
