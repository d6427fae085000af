import { LRUCache } from 'lru-cache';
import { purges } from './process-events.ts';
import { type Failure, failure, type Result, success } from './result.ts';
import { singleton } from './singleton.ts';

/** Times in milliseconds. */
interface MemoryCacheOptions {
  /** How many values are kept: those that were used last. */
  max: number;
  /** Values of this age are fetched anew. */
  freshFor: number;
  /** Up to this age they are still given out while a new one is fetched, or where it cannot be had; by default `freshFor`. */
  ttlMs?: number;
  /** After a failed fetch of a key, no other starts for so long; by default the next reader asks again. */
  retryAfter?: number;
  /** Any clock; by default that of `performance`. */
  now?: () => number;
}

type Fetch<Value> = () => Promise<Result<Value>>;

interface Entry<Value> {
  value: Value;
  /** When it was fetched. */
  at: number;
  /** It is known to have changed since. */
  outdated?: true;
}

class FailedFetch extends Error {
  readonly failure: Failure;

  constructor(reason: Failure) {
    super(reason.kind);
    this.failure = reason;
  }
}

/** Values that this process keeps for a while. All who miss a key at once share one fetch; only good results are kept. */
export class MemoryCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>, Fetch<Value>>;
  readonly #failures: LRUCache<string, Failure> | undefined;
  readonly #ttlMs: number;
  readonly #now: () => number;

  constructor({ max, freshFor, ttlMs = freshFor, retryAfter, now = () => performance.now() }: MemoryCacheOptions) {
    // To lru-cache a value is stale once it is older than its time, here as soon as it is as old.
    const lasting = (age: number) => ({ max, ttl: age - 1, perf: { now }, ttlResolution: 0 });
    this.#ttlMs = ttlMs;
    this.#now = now;
    this.#failures = retryAfter === undefined ? undefined : new LRUCache(lasting(retryAfter));
    this.#entries = new LRUCache({
      ...lasting(freshFor),
      // What a purge overtakes is answered to those who asked before it, and not kept.
      ignoreFetchAbort: true,
      noDeleteOnFetchRejection: true,
      fetchMethod: async (key, _old, { context: fetchResult, signal }) => {
        const result = await fetchResult();
        if (result.ok) return { value: result.value, at: now() };
        if (!signal.aborted) this.#failures?.set(key, result.failure);
        throw new FailedFetch(result.failure);
      },
    });
  }

  /** The value of a key: the kept one, or what `fetchResult` now answers. A failure where neither can be had. */
  async read(key: string, fetchResult: Fetch<Value>): Promise<Result<Value>> {
    const recentFailure = this.#failures?.get(key);
    if (recentFailure) return this.#lastOr(key, recentFailure);
    const last = this.#last(key);
    const outdated = last?.outdated === true;
    try {
      const options = { context: fetchResult, allowStale: last !== undefined && !outdated, forceRefresh: outdated };
      const entry = await this.#entries.fetch(key, options);
      return entry ? success(entry.value) : failure({ kind: 'unavailable' });
    } catch (error) {
      if (error instanceof FailedFetch) return this.#lastOr(key, error.failure);
      throw error;
    }
  }

  /** Whether the value of a key is known to have changed, and could not be fetched since. */
  isOutdated(key: string): boolean {
    return this.#last(key)?.outdated === true;
  }

  /** Says that the value of a key has changed: the next reader waits for a new one. */
  expire(key: string): void {
    const last = this.#last(key);
    this.#entries.delete(key);
    if (last) this.#entries.set(key, { ...last, outdated: true });
  }

  /** Forgets all values. */
  clear(): void {
    this.#entries.clear();
  }

  #last(key: string): Entry<Value> | undefined {
    const entry = this.#entries.peek(key, { allowStale: true });
    return entry && this.#now() - entry.at < this.#ttlMs ? entry : undefined;
  }

  #lastOr(key: string, reason: Failure): Result<Value> {
    const last = this.#last(key);
    return last ? success(last.value) : failure(reason);
  }
}

/** The cache of a name in this process, which any purge empties. */
export function purgedCache<Value>(name: string, options: MemoryCacheOptions): MemoryCache<Value> {
  return singleton(name, () => {
    const cache = new MemoryCache<Value>(options);
    purges.subscribe(() => cache.clear());
    return cache;
  });
}
