import { LRUCache } from 'lru-cache';

export interface RateLimit {
  /** The number of requests that may come at the same moment. */
  burst: number;
  /** The number of further requests allowed per second. */
  perSecond: number;
}

interface Bucket {
  tokens: number;
  /** Epoch milliseconds. */
  at: number;
}

const CALLERS = 50_000;

/** Counts requests by caller in token buckets; beyond so many `callers` the least recent ones are forgotten first. */
export function createRateLimiter(now: () => number, callers = CALLERS) {
  const buckets = new LRUCache<string, Bucket>({ max: callers });

  /** Counts a request of a caller: returns 0 where it may pass, otherwise the seconds to wait. */
  return function take(caller: string, { burst, perSecond }: RateLimit): number {
    const at = now();
    const bucket = buckets.get(caller) ?? { tokens: burst, at };
    const tokens = Math.min(burst, bucket.tokens + ((at - bucket.at) / 1000) * perSecond);
    const passes = tokens >= 1;
    buckets.set(caller, { tokens: passes ? tokens - 1 : tokens, at });
    return passes ? 0 : Math.ceil((1 - tokens) / perSecond);
  };
}
