import { LRUCache } from 'lru-cache';
import { purges } from './process-events.ts';
import { type Failure, failure, type Result, success } from './result.ts';
import { singleton } from './singleton.ts';

/** Times in milliseconds. */
interface MemoryCacheOptions {
  /** The most values kept; the least recently used are evicted. */
  max: number;
  /** Values of this age are fetched again. */
  freshFor: number;
  /**
   * Up to this age they are still returned while a new one is fetched or cannot be fetched; `freshFor` by
   * default.
   */
  ttlMs?: number;
  /** After a failed fetch of a key no other starts for this time; by default the next reader fetches again. */
  retryAfter?: number;
  /** The clock; that of `performance` by default. */
  now?: () => number;
}

type Fetch<Value> = () => Promise<Result<Value>>;

interface Entry<Value> {
  value: Value;
  /** The time of the fetch. */
  at: number;
  /** Whether it is known to have changed since. */
  outdated?: true;
}

class FailedFetch extends Error {
  readonly failure: Failure;

  constructor(reason: Failure) {
    super(reason.kind);
    this.failure = reason;
  }
}

/**
 * A cache in this process. All who miss a key at the same time share one fetch; only successful results are
 * cached.
 */
export class MemoryCache<Value> {
  readonly #entries: LRUCache<string, Entry<Value>, Fetch<Value>>;
  readonly #failures: LRUCache<string, Failure> | undefined;
  readonly #ttlMs: number;
  readonly #now: () => number;

  constructor({ max, freshFor, ttlMs = freshFor, retryAfter, now = () => performance.now() }: MemoryCacheOptions) {
    // lru-cache treats a value as stale once its age exceeds the ttl; here it is stale when its age reaches it.
    const lasting = (age: number) => ({ max, ttl: age - 1, perf: { now }, ttlResolution: 0 });
    this.#ttlMs = ttlMs;
    this.#now = now;
    this.#failures = retryAfter === undefined ? undefined : new LRUCache(lasting(retryAfter));
    this.#entries = new LRUCache({
      ...lasting(freshFor),
      // A fetch that is overtaken by a purge is returned to those who requested it before, but not cached.
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

  /** Returns the cached value of a key, or the result of `fetchResult`. A failure where neither is available. */
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

  /** Whether the value of a key is known to have changed and could not be fetched again since. */
  isOutdated(key: string): boolean {
    return this.#last(key)?.outdated === true;
  }

  /** Marks the value of a key as changed, so that the next reader waits for a new one. */
  expire(key: string): void {
    const last = this.#last(key);
    this.#entries.delete(key);
    if (last) this.#entries.set(key, { ...last, outdated: true });
  }

  /** Removes all values. */
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

/** Returns this process's cache with this name; any purge empties it. */
export function purgedCache<Value>(name: string, options: MemoryCacheOptions): MemoryCache<Value> {
  return singleton(name, () => {
    const cache = new MemoryCache<Value>(options);
    purges.subscribe(() => cache.clear());
    return cache;
  });
}
