import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { childEnvironment } from '#lib/shared/env.ts';
import { errorCode } from '#lib/shared/error-code.ts';
import { MaintenanceError } from './maintenance-error.ts';

/** The parameters of an address that the tools know as variables. */
const VARIABLES: Readonly<Record<string, string>> = {
  host: 'PGHOST',
  sslmode: 'PGSSLMODE',
  sslrootcert: 'PGSSLROOTCERT',
  sslcert: 'PGSSLCERT',
  sslkey: 'PGSSLKEY',
  options: 'PGOPTIONS',
};

/** The variables by which PostgreSQL's tools reach an address: on a command line, others could read the password. */
export function postgresVariables(databaseUrl: string): Record<string, string> {
  const { hostname, port, username, password, pathname, searchParams } = new URL(databaseUrl);
  const facts: Record<string, string> = {
    PGHOST: hostname.replace(/^\[|\]$/g, ''),
    PGPORT: port,
    PGUSER: decodeURIComponent(username),
    PGPASSWORD: decodeURIComponent(password),
    PGDATABASE: decodeURIComponent(pathname.slice(1)),
  };
  for (const [name, value] of searchParams) {
    const variable = VARIABLES[name];
    if (variable) facts[variable] = value;
  }
  return Object.fromEntries(Object.entries(facts).filter(([, value]) => value !== ''));
}

/** Runs `pg_dump` or `pg_restore` to its end. Throws MaintenanceError where it is not installed, or fails. */
export async function runPostgresTool(
  tool: 'pg_dump' | 'pg_restore',
  args: readonly string[],
  databaseUrl: string,
): Promise<void> {
  const child = spawn(tool, args, {
    env: { ...childEnvironment({}), LC_ALL: 'C', ...postgresVariables(databaseUrl) },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let output = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-2000);
  });
  try {
    const [code] = await once(child, 'close');
    if (code !== 0) throw new MaintenanceError(`${tool} failed: ${output.trim() || `exit code ${code}`}`);
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw new MaintenanceError(
      `${tool} is not installed. Install PostgreSQL's client tools, at least in the version of the server: the package postgresql-client on Debian and Ubuntu, postgresql on Fedora and Alpine.`,
    );
  }
}
