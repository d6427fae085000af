import { createHmac } from 'node:crypto';
import { isBrokenCircuitError } from 'cockatiel';
import { SECOND_MS } from '#lib/shared/durations.ts';
import { connectRedis } from '#lib/shared/redis-connection.ts';
import { watchOutage } from '#lib/shared/watch-outage.ts';
import { createRedisBreaker } from './redis-breaker.ts';

/** The most that a request waits when Redis falls silent. Less would take a storefront in a rush, which reads late, for an outage. */
const ANSWERED_WITHIN_MS = 1000;

/**
 * A token bucket as the time at which it is full again (GCRA), by the clock of Redis: storefronts may disagree about the time.
 * Returns the milliseconds to wait; 0 where the request passes. A full bucket has no entry.
 */
const TAKE = `
local time = redis.call('TIME')
local now = time[1] * 1000 + math.floor(time[2] / 1000)
local burst = tonumber(ARGV[1])
local refill = tonumber(ARGV[2])
local full = math.max(tonumber(redis.call('GET', KEYS[1]) or now), now)
local wait = full - now - (burst - 1) * refill
if wait > 0 then return math.ceil(wait) end
redis.call('SET', KEYS[1], full + refill, 'PX', math.ceil(full + refill - now))
return 0`;

interface SharedLimiterOptions {
  /** Address of Redis or Valkey. */
  url: string;
  /** Of all storefronts: who reads Redis without it learns no address and no session. */
  secret: string;
  /** Called once when Redis cannot be used after it could be. */
  onAway: (error: unknown) => void;
}

/** Counts the requests of callers over all storefronts. */
export interface SharedRateLimiter {
  /**
   * Counts a request of a caller, of whom `burst` may come at the same moment and `perSecond` more each second. Resolves to 0
   * where it may pass, otherwise to the seconds to wait; to 0, too, before Redis is connected and while it cannot be used.
   * Never rejects.
   */
  take(caller: string, limit: { burst: number; perSecond: number }): Promise<number>;
  /** Resolves when the first attempt to connect has ended. */
  readonly connected: Promise<void>;
  close(): void;
}

/** Counts nothing: for a storefront that shares no Redis with others. */
export const NO_SHARED_LIMITER: SharedRateLimiter = {
  take: async () => 0,
  connected: Promise.resolve(),
  close: () => undefined,
};

/** Opens the counts of all storefronts in Redis. It connects immediately and reconnects. */
export function openSharedRateLimiter({ url, secret, onAway }: SharedLimiterOptions): SharedRateLimiter {
  const connection = connectRedis(url);
  let isConnected = false;
  const connected = connection
    .then(({ tried }) => tried)
    .catch(onAway)
    .then(() => {
      isConnected = true;
    });
  const guarded = createRedisBreaker(ANSWERED_WITHIN_MS);
  const outage = watchOutage(onAway);
  const keyOf = (caller: string) =>
    `samay:limit:${createHmac('sha256', secret).update(`rate limit of ${caller}`).digest('base64url')}`;
  return {
    connected,
    async take(caller, { burst, perSecond }) {
      // The first visitors of a storefront do not wait for its connection.
      if (!isConnected) return 0;
      try {
        const wait = await guarded(async () => {
          const { client } = await connection;
          const refill = SECOND_MS / perSecond;
          return client.eval(TAKE, { keys: [keyOf(caller)], arguments: [String(burst), String(refill)] });
        });
        outage.worked();
        return Math.ceil(Number(wait) / SECOND_MS);
      } catch (error) {
        // The failure that opened it was told.
        if (!isBrokenCircuitError(error)) outage.failed(error);
        return 0;
      }
    },
    close: () =>
      void connection.then(
        ({ client }) => client.destroy(),
        () => undefined,
      ),
  };
}
