import { createRedisBreaker } from './redis-breaker.ts';
import type { ClosableSharedCache } from './shared-cache.ts';

const CONNECT_WITHIN_MS = 5000;
const MAX_PAUSE_MS = 5000;
/** A connection that does not even answer pings is closed and opened again. */
const PING_EVERY_MS = 5000;
const SILENCE_MS = 12_000;
const QUEUE_MAXIMUM = 1000;

/** Deletes a name only if it still has this holder, whose claim may have expired and passed to another. */
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/** Starts to connect; returns the client, and a promise that resolves when the first attempt has ended. */
async function connect(url: string) {
  // Imported here, so that a store without Redis does not load the Redis client.
  const { createClient } = await import('@redis/client');
  const client = createClient({
    url,
    disableOfflineQueue: true,
    commandsQueueMaxLength: QUEUE_MAXIMUM,
    pingInterval: PING_EVERY_MS,
    socket: {
      connectTimeout: CONNECT_WITHIN_MS,
      socketTimeout: SILENCE_MS,
      reconnectStrategy: (retries) => Math.min(100 * 2 ** retries, MAX_PAUSE_MS),
    },
  });
  const tried = new Promise<void>((resolve) => {
    client.on('ready', () => resolve());
    // Every failed command rejects by itself; without a listener an error event would end the process.
    client.on('error', () => resolve());
  });
  // It keeps reconnecting until it is closed, which makes this promise reject.
  client.connect().catch(() => undefined);
  return { client, tried };
}

/**
 * Opens the shared store on Redis. It connects immediately and reconnects; while it cannot, its methods reject
 * at once.
 */
export function openRedisCache(url: string): ClosableSharedCache {
  const connection = connect(url);
  // Every command reports the failure by itself; before the first one nobody listens yet.
  connection.catch(() => undefined);
  const guarded = createRedisBreaker();
  type Client = Awaited<typeof connection>['client'];
  const run = <Value>(command: (client: Client) => Promise<Value>): Promise<Value> =>
    guarded(async () => {
      const { client, tried } = await connection;
      // The first commands wait for the connection, but not beyond a failed first attempt.
      await tried;
      return command(client);
    });
  return {
    read: (name) => run((client) => client.get(name)),
    async write(name, value, milliseconds) {
      await run((client) => client.set(name, value, { expiration: { type: 'PX', value: milliseconds } }));
    },
    async claim(name, holder, milliseconds) {
      const options = { expiration: { type: 'PX', value: milliseconds }, condition: 'NX' } as const;
      return (await run((client) => client.set(name, holder, options))) !== null;
    },
    async release(name, holder) {
      await run((client) => client.eval(RELEASE, { keys: [name], arguments: [holder] }));
    },
    close: () =>
      void connection.then(
        ({ client }) => client.destroy(),
        () => undefined,
      ),
  };
}
