import { type ExitCode, TERMINAL, type Terminal } from '#lib/shared/command-line.ts';
import { ConfigurationError, type Environment, environment } from '#lib/shared/env.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { findSecret } from '#lib/shared/secrets.ts';
import { createOperatorClient, type OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { isDeployment } from '#lib/tooling/launcher/deployment.ts';

/** Runs an operator tool at this terminal, and sets the exit code. */
export async function runOperatorTool(run: (terminal: Terminal) => Promise<ExitCode>): Promise<void> {
  // The reader of a pipe, such as `head`, may close it early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await run(TERMINAL);
}

/**
 * Creates a client of the running retail API with the operator's key. `name`: the staff member, for the audit.
 * Throws ConfigurationError where the key is unknown, or the URL cannot be used.
 */
export function operatorClient(name: string): OperatorClient {
  const settings = environment();
  const baseUrl = settings.RETAIL_API_URL ?? localUrl(settings.RETAIL_API_HOST, settings.RETAIL_API_PORT);
  const { username, password } = new URL(baseUrl);
  if (username !== '' || password !== '') {
    throw new ConfigurationError(
      'RETAIL_API_URL: must not contain a user or a password: operator tools identify themselves with OPERATOR_KEY.',
    );
  }
  return createOperatorClient({ baseUrl, key: operatorKey(settings), name, send: (url, init) => fetch(url, init) });
}

/** Returns the configured key, or the one that a trial created at its start. */
function operatorKey(settings: Environment): string {
  const key = settings.OPERATOR_KEY ?? (isDeployment(settings) ? null : savedKey(settings.DATA_DIR));
  if (key === null) throw new ConfigurationError('OPERATOR_KEY: must be set to that of the retail API.');
  return key;
}

function savedKey(dataDir: string): string | null {
  try {
    return findSecret(dataDir, 'OPERATOR_KEY');
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR: ${error instanceof Error ? error.message : error}`);
  }
}
