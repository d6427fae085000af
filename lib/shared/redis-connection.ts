const CONNECT_WITHIN_MS = 5000;
const MAX_PAUSE_MS = 5000;
/** A connection that does not even answer pings is closed and opened again. */
const PING_EVERY_MS = 5000;
const SILENCE_MS = 12_000;
const QUEUE_MAXIMUM = 1000;

/**
 * Starts to connect to Redis, and keeps connecting until the client is destroyed; returns the client, and a promise that
 * resolves when the first attempt has ended. While there is no connection, commands reject at once.
 */
export async function connectRedis(url: string) {
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

export type RedisClient = Awaited<ReturnType<typeof connectRedis>>['client'];
