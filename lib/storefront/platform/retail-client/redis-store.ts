import type { OpenStore } from './shared-store.ts';
import { createStoreBreaker } from './store-breaker.ts';

const CONNECT_WITHIN_MS = 5000;
const MAX_PAUSE_MS = 5000;
/** A connection on which not even the pings are answered is given up and made anew. */
const PING_EVERY_MS = 5000;
const SILENCE_MS = 12_000;
const QUEUE_MAXIMUM = 1000;

/** Deletes a name only for the holder, whose turn may have ended and passed on meanwhile. */
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/** A client that has begun to connect, and when its first try has ended. */
async function connect(url: string) {
  // Loaded here, so that a store without Redis does not load its client.
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
    // Every failed command says so by itself; without a listener an event would end the process.
    client.on('error', () => resolve());
  });
  // It goes on by itself until it is closed, which is what rejects.
  client.connect().catch(() => undefined);
  return { client, tried };
}

/** Opens the store on Redis. It connects at once, and again by itself; while it cannot, its methods reject at once. */
export function openRedisStore(url: string): OpenStore {
  const connection = connect(url);
  const guarded = createStoreBreaker();
  type Client = Awaited<typeof connection>['client'];
  const run = <Value>(command: (client: Client) => Promise<Value>): Promise<Value> =>
    guarded(async () => {
      const { client, tried } = await connection;
      // The first commands wait for the connection, but not for one that cannot be made.
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
    close: () => void connection.then(({ client }) => client.destroy()),
  };
}
