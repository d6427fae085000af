import { connectRedis } from '#lib/shared/redis-connection.ts';
import { createRedisBreaker } from '#lib/storefront/platform/redis/redis-breaker.ts';
import type { ClosableSharedCache } from './shared-cache.ts';

/** Deletes a name only if it still has this holder, whose claim may have expired and passed to another. */
const RELEASE = "if redis.call('get', KEYS[1]) == ARGV[1] then return redis.call('del', KEYS[1]) end return 0";

/**
 * Opens the shared store on Redis. It connects immediately and reconnects; while it cannot, its methods reject
 * at once.
 */
export function openRedisCache(url: string): ClosableSharedCache {
  const connection = connectRedis(url);
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
