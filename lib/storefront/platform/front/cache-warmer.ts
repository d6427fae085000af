import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_SECONDS } from '#lib/shared/durations.ts';
import { connectRedis, type RedisClient } from '#lib/shared/redis-connection.ts';
import { type OutageWatch, watchOutage } from '#lib/shared/watch-outage.ts';
import { keyOfPage, type PopularPage, pageOfKey } from './popular-pages.ts';

/** A sorted set of pages, by the time at which a storefront served them again, in epoch milliseconds. */
const SET = 'samay:popular';
/** Half of them are rendered within a minute on one processor. */
const MAX_WARMED = 200;
const MAX_ENTRIES = 500;
const PUBLISH_INTERVAL_MS = 30_000;

interface CacheWarmerOptions {
  /** Address of Redis or Valkey. */
  url: string;
  /** The pages that visitors of this storefront request most. */
  popularPages: (maximum: number) => PopularPage[];
  /** Renders pages of this storefront; resolves to how many. */
  warm: (pages: readonly PopularPage[]) => Promise<number>;
  onWarmed: (pages: number) => void;
  /** Called once where Redis cannot be used. */
  onAway: (error: unknown) => void;
  /** The name of the set and the pause between two publications in milliseconds, for tests. */
  set?: string;
  intervalMs?: number;
}

/**
 * Warms the page cache with the pages that visitors of other storefronts request, and publishes those of its own visitors:
 * their addresses, never the pages, so that neither another release nor another's mistake gets into a cache.
 */
export class CacheWarmer {
  readonly #options: CacheWarmerOptions;
  readonly #connection: ReturnType<typeof connectRedis>;
  readonly #outage: OutageWatch;
  readonly #ended = new AbortController();

  constructor(options: CacheWarmerOptions) {
    this.#options = options;
    this.#outage = watchOutage(options.onAway);
    this.#connection = connectRedis(options.url);
  }

  /** Warms this storefront once, in the background, and then publishes to the others from time to time. */
  start(): void {
    void this.#run();
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    (await this.#connection).client.destroy();
  }

  async #run(): Promise<void> {
    const { warm, onWarmed, intervalMs = PUBLISH_INTERVAL_MS } = this.#options;
    const { client, tried } = await this.#connection;
    await tried;
    const pages = (await this.#attempt(() => this.#read(client))) ?? [];
    if (pages.length > 0) onWarmed(await warm(pages));
    while (!this.#ended.signal.aborted) {
      await this.#attempt(() => this.#publish(client));
      // A stop ends the pause.
      await sleep(intervalMs, undefined, { ref: false, signal: this.#ended.signal }).catch(() => undefined);
    }
  }

  async #attempt<Value>(work: () => Promise<Value>): Promise<Value | undefined> {
    try {
      const value = await work();
      this.#outage.worked();
      return value;
    } catch (error) {
      if (!this.#ended.signal.aborted) this.#outage.failed(error);
      return undefined;
    }
  }

  async #read(client: RedisClient): Promise<PopularPage[]> {
    const keys = await client.zRange(this.#set, 0, MAX_WARMED - 1, { REV: true });
    return keys.flatMap((key) => pageOfKey(key) ?? []);
  }

  async #publish(client: RedisClient): Promise<void> {
    const now = Date.now();
    const pages = this.#options
      .popularPages(MAX_WARMED)
      .map((page, place) => ({ value: keyOfPage(page), score: now - place }));
    if (pages.length === 0) return;
    await client.zAdd(this.#set, pages);
    await client.zRemRangeByRank(this.#set, 0, -MAX_ENTRIES - 1);
    await client.expire(this.#set, DAY_SECONDS);
  }

  get #set(): string {
    return this.#options.set ?? SET;
  }
}
