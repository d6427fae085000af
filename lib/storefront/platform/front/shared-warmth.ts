import { setTimeout as sleep } from 'node:timers/promises';
import { DAY_SECONDS } from '#lib/shared/durations.ts';
import { connectRedis, type RedisClient } from '#lib/shared/redis-connection.ts';
import { type OutageWatch, watchOutage } from '#lib/shared/watch-outage.ts';
import { keyOfPage, type PopularPage, pageOfKey } from './popular-pages.ts';

/** A sorted set of pages, by the time at which a storefront served them again, in epoch milliseconds. */
const SET = 'samay:popular';
/** Half of the pages that a storefront asks for by itself fit into a minute on one processor. */
const WARMED = 200;
const KEPT = 500;
const TELL_EVERY_MS = 30_000;

interface WarmthOptions {
  /** Address of Redis or Valkey. */
  url: string;
  /** The pages that visitors of this storefront ask for most. */
  popularPages: (maximum: number) => PopularPage[];
  /** Renders pages of this storefront; resolves to how many. */
  warm: (pages: readonly PopularPage[]) => Promise<number>;
  onWarmed: (pages: number) => void;
  /** Called once where Redis cannot be used. */
  onAway: (error: unknown) => void;
  /** The name of the set and the pause between two reports in milliseconds, for tests. */
  set?: string;
  everyMs?: number;
}

/**
 * Shares with other storefronts which pages visitors ask for, never the pages: each renders its own, so that neither another
 * release nor another's mistake gets into a cache.
 */
export class SharedWarmth {
  readonly #options: WarmthOptions;
  readonly #connection: ReturnType<typeof connectRedis>;
  readonly #outage: OutageWatch;
  readonly #ended = new AbortController();

  constructor(options: WarmthOptions) {
    this.#options = options;
    this.#outage = watchOutage(options.onAway);
    this.#connection = connectRedis(options.url);
  }

  /** Warms this storefront once, in the background, and then tells the others from time to time. */
  start(): void {
    void this.#run();
  }

  async stop(): Promise<void> {
    this.#ended.abort();
    (await this.#connection).client.destroy();
  }

  async #run(): Promise<void> {
    const { warm, onWarmed, everyMs = TELL_EVERY_MS } = this.#options;
    const { client, tried } = await this.#connection;
    await tried;
    const pages = (await this.#attempt(() => this.#read(client))) ?? [];
    if (pages.length > 0) onWarmed(await warm(pages));
    while (!this.#ended.signal.aborted) {
      await this.#attempt(() => this.#tell(client));
      // A stop ends the pause.
      await sleep(everyMs, undefined, { ref: false, signal: this.#ended.signal }).catch(() => undefined);
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
    const keys = await client.zRange(this.#set, 0, WARMED - 1, { REV: true });
    return keys.flatMap((key) => pageOfKey(key) ?? []);
  }

  async #tell(client: RedisClient): Promise<void> {
    const now = Date.now();
    const pages = this.#options
      .popularPages(WARMED)
      .map((page, place) => ({ value: keyOfPage(page), score: now - place }));
    if (pages.length === 0) return;
    await client.zAdd(this.#set, pages);
    await client.zRemRangeByRank(this.#set, 0, -KEPT - 1);
    await client.expire(this.#set, DAY_SECONDS);
  }

  get #set(): string {
    return this.#options.set ?? SET;
  }
}
