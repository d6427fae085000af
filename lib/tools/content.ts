import { isDeployment } from '#lib/launcher/secrets.ts';
import { createOperatorClient } from '#lib/retail-client/operator-client.ts';
import { ConfigurationError, type Environment, environment } from '#lib/shared/env.ts';
import { localUrl } from '#lib/shared/local-url.ts';
import { readText } from '#lib/shared/read-text.ts';
import { findSecret } from '#lib/shared/secrets.ts';
import { runContentCommand } from './content-command.ts';

/** `npm run content`: lists, shows, saves and removes pages of the running retail API. Sets the exit code. */
export async function content(words: readonly string[]): Promise<void> {
  const settings = environment();
  const baseUrl = settings.RETAIL_API_URL ?? localUrl(settings.RETAIL_API_HOST, settings.RETAIL_API_PORT);
  // Whoever reads along, such as `head`, may have seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await runContentCommand(words, {
    client: createOperatorClient({ baseUrl, key: operatorKey(settings), send: (url, init) => fetch(url, init) }),
    readText,
    print: (line) => void process.stdout.write(`${line}\n`),
    warn: (line) => void process.stderr.write(`${line}\n`),
  });
}

/** The key that is set, or the one that a trial made for itself when it started. */
function operatorKey(settings: Environment): string {
  const key = settings.OPERATOR_KEY ?? (isDeployment(settings) ? null : keptKey(settings.DATA_DIR));
  if (key === null) throw new ConfigurationError('OPERATOR_KEY: must be set to the one of the retail API.');
  return key;
}

function keptKey(dataDir: string): string | null {
  try {
    return findSecret(dataDir, 'OPERATOR_KEY');
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR: ${error instanceof Error ? error.message : error}`);
  }
}
