import { spawnSync } from 'node:child_process';

/** Connects to a host and port and ends with 0 where something answers; run apart, because Jest decides on a suite at once. */
const PROBE = `
  const [host, port] = process.argv.slice(1);
  const socket = require('node:net').connect({ host, port: Number(port) });
  socket.setTimeout(15_000, () => process.exit(1));
  socket.on('error', () => process.exit(1)).on('connect', () => process.exit(0));
`;

const addresses = new Map<string, string | null>();

/** Address of the PostgreSQL for tests; null where none answers, which is said once. Throws under REQUIRE_SERVICES=1. */
export function postgresForTests(): string | null {
  return findService('PostgreSQL', process.env.TEST_DATABASE_URL || 'postgres://postgres@127.0.0.1:5432/test', '5432');
}

/** Address of the Redis for tests, as `postgresForTests`. */
export function redisForTests(): string | null {
  return findService('Redis', process.env.TEST_REDIS_URL || 'redis://127.0.0.1:6379', '6379');
}

function findService(name: string, address: string, defaultPort: string): string | null {
  const cached = addresses.get(name);
  if (cached !== undefined) return cached;
  const { hostname, port } = new URL(address);
  const isReachable = spawnSync(process.execPath, ['-e', PROBE, hostname, port || defaultPort]).status === 0;
  const line = `Left out: the suites that need ${name}; nothing answers at ${hostname}:${port || defaultPort}.`;
  if (!isReachable && process.env.REQUIRE_SERVICES === '1') throw new Error(line);
  if (!isReachable) process.stderr.write(`${line}\n`);
  addresses.set(name, isReachable ? address : null);
  return isReachable ? address : null;
}
