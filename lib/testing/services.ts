import { spawnSync } from 'node:child_process';
import { writeMessages } from '#lib/messages/compile/write-messages.ts';

/**
 * Connects to a host and port and exits with 0 where something answers; run as a process, because Jest selects
 * suites synchronously.
 */
const PROBE = `
  const [host, port] = process.argv.slice(1);
  const socket = require('node:net').connect({ host, port: Number(port) });
  socket.setTimeout(15_000, () => process.exit(1));
  socket.on('error', () => process.exit(1)).on('connect', () => process.exit(0));
`;

interface Service {
  name: string;
  address: string;
  defaultPort: string;
}

const POSTGRES: Service = {
  name: 'PostgreSQL',
  address: process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test',
  defaultPort: '5432',
};
const REDIS: Service = {
  name: 'Redis',
  address: process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379',
  defaultPort: '6379',
};

/** Names of the services that answered when the run began, in a variable that Jest's workers inherit. */
const FOUND = 'TEST_SERVICES_FOUND';
/** Those that this process asked for itself. */
const probed = new Map<string, boolean>();

/**
 * Address of the PostgreSQL for tests; null where none answers, which is said once, or under TEST_SUITES=embedded,
 * where none is asked for. Throws under REQUIRE_SERVICES=1 where none answers.
 */
export function postgresForTests(): string | null {
  return isReachable(POSTGRES) ? POSTGRES.address : null;
}

/** Returns the URL of Redis for tests, like `postgresForTests`. */
export function redisForTests(): string | null {
  return isReachable(REDIS) ? REDIS.address : null;
}

/**
 * Before a run: compiles the messages, where they have changed; for all suites that need services: asks
 * for each service once, and not in each of Jest's workers. */
export default async function prepareRun(): Promise<void> {
  await writeMessages();
  if (process.env.TEST_SUITES !== 'services') return;
  process.env[FOUND] = [POSTGRES, REDIS]
    .filter(answers)
    .map(({ name }) => name)
    .join();
}

function isReachable(service: Service): boolean {
  if (process.env.TEST_SUITES === 'embedded') return false;
  const found = process.env[FOUND]?.split(',').includes(service.name) ?? probed.get(service.name) ?? answers(service);
  probed.set(service.name, found);
  return found;
}

function answers({ name, address, defaultPort }: Service): boolean {
  const { hostname, port } = new URL(address);
  const place = `${hostname}:${port || defaultPort}`;
  if (spawnSync(process.execPath, ['-e', PROBE, hostname, port || defaultPort]).status === 0) return true;
  const line = `Left out: the suites that need ${name}; nothing answers at ${place}.`;
  if (process.env.REQUIRE_SERVICES === '1') throw new Error(line);
  process.stderr.write(`${line}\n`);
  return false;
}
