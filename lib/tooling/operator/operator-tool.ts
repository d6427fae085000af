import { type ExitCode, TERMINAL, type Terminal } from '#lib/shared/command-line.ts';
import { ConfigurationError, type Environment, environment } from '#lib/shared/env.ts';
import { localUrl } from '#lib/shared/loopback.ts';
import { findSecret } from '#lib/shared/secrets.ts';
import { createOperatorClient, type OperatorClient } from '#lib/storefront/platform/retail-client/operator-client.ts';
import { isDeployment } from '#lib/tooling/launcher/deployment.ts';
import { SESSION_FILE, type SessionStore, sessionFile } from './session-file.ts';

/** Runs an operator tool at this terminal, and sets the exit code. */
export async function runOperatorTool(run: (terminal: Terminal) => Promise<ExitCode>): Promise<void> {
  // The reader of a pipe, such as `head`, may close it early.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
  });
  process.exitCode = await run(TERMINAL);
}

/**
 * Creates a client of the running retail API: in the name of who is signed in at this terminal, otherwise with the operator's
 * key. `name`: the staff member, for the audit of a call with the key. Throws ConfigurationError where there is neither, or the
 * URL cannot be used.
 */
export function operatorClient(name: string): OperatorClient {
  const session = operatorSessions().read();
  return session ? sessionClient(session.token) : clientWith({ key: operatorKey(environment()), name });
}

/** Creates a client that sends a session's token. */
export function sessionClient(token: string): OperatorClient {
  return clientWith({ key: token, refused: 'Your session has ended. Sign in again: npm run shop -- sign-in' });
}

/** Keeps the session of who works at this terminal with the retail API of the settings. */
export function operatorSessions(): SessionStore {
  return sessionFile(SESSION_FILE, baseUrlOf(environment()));
}

/** The name for the audit where a command gives none: as set, or of who is signed in; empty where it is unknown. */
export function operatorNameHere(): string {
  return environment().OPERATOR_NAME ?? operatorSessions().read()?.name ?? '';
}

function clientWith(credential: { key: string; name?: string; refused?: string }): OperatorClient {
  const baseUrl = baseUrlOf(environment());
  return createOperatorClient({ baseUrl, ...credential, send: (url, init) => fetch(url, init) });
}

function baseUrlOf(settings: Environment): string {
  const baseUrl = settings.RETAIL_API_URL ?? localUrl(settings.RETAIL_API_HOST, settings.RETAIL_API_PORT);
  const { username, password } = new URL(baseUrl);
  if (username === '' && password === '') return baseUrl;
  throw new ConfigurationError(
    'RETAIL_API_URL: must not contain a user or a password: operator tools identify themselves with OPERATOR_KEY.',
  );
}

/** Returns the configured key, or the one that a trial created at its start. */
function operatorKey(settings: Environment): string {
  const key = settings.OPERATOR_KEY ?? (isDeployment(settings) ? null : savedKey(settings.DATA_DIR));
  if (key === null) {
    throw new ConfigurationError(
      'OPERATOR_KEY: must be set to that of the retail API, unless you sign in: npm run shop -- sign-in',
    );
  }
  return key;
}

function savedKey(dataDir: string): string | null {
  try {
    return findSecret(dataDir, 'OPERATOR_KEY');
  } catch (error) {
    throw new ConfigurationError(`DATA_DIR: ${error instanceof Error ? error.message : error}`);
  }
}
