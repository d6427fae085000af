import { LRUCache } from 'lru-cache';
import type { WorkPriority } from '#lib/shared/concurrency.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { count } from '#lib/shared/metrics/record.ts';
import type { CachedPage } from './stored-page.ts';

interface Entry {
  readonly page: CachedPage;
  /** Epoch milliseconds before which no new background render of this entry starts. */
  retryAt: number;
  /** How often it was served since it was stored. */
  served: number;
}

/** A render in progress. */
interface Flight {
  readonly page: Promise<CachedPage>;
  /** The tags purged since it started. */
  readonly purged: Set<string>;
  /** The number of purges when it started. */
  readonly epoch: number;
  /** Changes once a visitor waits for what was begun in the background. */
  readonly priority: WorkPriority;
}

type Render = (priority: Readonly<WorkPriority>) => Promise<CachedPage>;

interface PageCacheOptions {
  maximumBytes: number;
  /** Epoch milliseconds. */
  now: () => number;
  /** Whether visitors wait for a render: then no stale page is renewed, which would wait in the same queue. */
  isBusy: () => boolean;
  /** Called when a background render fails; the stale page stays in use. */
  onRefreshError: (error: unknown, key: string) => void;
}

const RETRY_MS = 5000;
/** The separate limit of pages for unknown paths, because their number is unlimited. */
const MISSING_PAGES = 200;
const MISSING_BYTES = 4 * MEGABYTE;

/**
 * A small shared HTTP cache of finished pages: fresh pages are served immediately, stale ones immediately while
 * one background render runs, simultaneous misses share one render, and a purge by tag also affects renders in
 * progress.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, Entry>;
  readonly #missing: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight>();
  /** Renders that started before a purge: only earlier visitors get their result. */
  readonly #superseded = new Set<Flight>();
  #epoch = 0;

  constructor(options: PageCacheOptions) {
    this.#options = options;
    const dispose = (entry: Entry, key: string) => this.#forget(entry, key);
    this.#pages = new LRUCache({
      maxSize: options.maximumBytes,
      sizeCalculation: (entry, key) => entry.page.bytes + key.length * 2,
      dispose,
    });
    this.#missing = new LRUCache({
      max: MISSING_PAGES,
      maxSize: Math.min(MISSING_BYTES, options.maximumBytes),
      sizeCalculation: (entry, key) => entry.page.bytes + key.length * 2,
      dispose,
    });
  }

  /** The size of the stored pages in bytes. */
  get bytes(): number {
    return this.#pages.calculatedSize + this.#missing.calculatedSize;
  }

  /** Keys of pages that were asked for again while they were stored, the latest first; at most `maximum`. */
  popularKeys(maximum: number): string[] {
    const keys: string[] = [];
    for (const [key, { page, served }] of this.#pages.entries()) {
      if (keys.length >= maximum) break;
      if (served > 0 && page.status === 200) keys.push(key);
    }
    return keys;
  }

  /**
   * The page of a key: immediately where it is stored, otherwise from `render`. Rejects when a needed render
   * rejects. A page that was purged while it was rendered is not storable, for caches in front of the store either.
   * `isBackground`: whether nobody waits for it, as for a prefetch.
   */
  serve(key: string, render: Render, isBackground = false): CachedPage | Promise<CachedPage> {
    const entry = this.#pages.get(key) ?? this.#missing.get(key);
    if (entry) {
      entry.served += 1;
      const now = this.#options.now();
      const age = now - entry.page.storedAt;
      if (age < entry.page.freshMs) {
        count('pageCache', { result: 'hit' });
        return entry.page;
      }
      if (age < entry.page.freshMs + entry.page.staleMs) {
        if (now >= entry.retryAt && !this.#options.isBusy()) this.#refresh(key, entry, render);
        count('pageCache', { result: 'stale' });
        return entry.page;
      }
    }
    count('pageCache', { result: this.#flights.has(key) ? 'joined' : 'miss' });
    return this.#render(key, render, isBackground);
  }

  /**
   * Removes all pages with one of these tags, and prevents renders in progress with such a tag from being stored.
   */
  purge(tags: readonly string[]): number {
    this.#epoch++;
    for (const flight of [...this.#flights.values(), ...this.#superseded]) {
      for (const tag of tags) flight.purged.add(tag);
    }
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) this.#delete(key);
    return keys.size;
  }

  #refresh(key: string, entry: Entry, render: Render): void {
    entry.retryAt = this.#options.now() + RETRY_MS;
    this.#render(key, render, true).then(
      (page) => {
        if (page.evictsStale) this.#delete(key);
      },
      (error: unknown) => this.#options.onRefreshError(error, key),
    );
  }

  #render(key: string, render: Render, isBackground: boolean): Promise<CachedPage> {
    const running = this.#flights.get(key);
    // After a purge no visitor may get a page rendered before it.
    if (running && running.epoch === this.#epoch) {
      running.priority.isBackground &&= isBackground;
      return running.page;
    }
    if (running) this.#superseded.add(running);
    const priority = { isBackground };
    const flight: Flight = { page: render(priority), purged: new Set(), epoch: this.#epoch, priority };
    this.#flights.set(key, flight);
    return flight.page
      .then((page) => {
        const current = !this.#superseded.has(flight) && !page.tags.some((tag) => flight.purged.has(tag));
        if (!current) return { ...page, storable: false };
        if (page.storable) this.#store(key, page);
        return page;
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
        this.#superseded.delete(flight);
      });
  }

  #store(key: string, page: CachedPage): void {
    const [home, other] = page.status === 404 ? [this.#missing, this.#pages] : [this.#pages, this.#missing];
    other.delete(key);
    home.set(key, { page: withFormerVariants(page, home.peek(key)?.page), retryAt: 0, served: 0 });
    if (!home.has(key)) return;
    for (const tag of page.tags) {
      const keys = this.#keysByTag.get(tag);
      if (keys) keys.add(key);
      else this.#keysByTag.set(tag, new Set([key]));
    }
  }

  #delete(key: string): void {
    this.#pages.delete(key);
    this.#missing.delete(key);
  }

  #forget(entry: Entry, key: string): void {
    for (const tag of entry.page.tags) {
      const keys = this.#keysByTag.get(tag);
      keys?.delete(key);
      if (keys?.size === 0) this.#keysByTag.delete(tag);
    }
  }
}

/**
 * A page with the variants that were made of its former render, where its bytes and headers are the same: what a
 * visitor has of it stays valid, and nothing is compressed again.
 */
function withFormerVariants(page: CachedPage, former: CachedPage | undefined): CachedPage {
  const isSame = former?.etag === page.etag && former.headers.join('\n') === page.headers.join('\n');
  return isSame ? { ...page, variants: former.variants, recompression: former.recompression } : page;
}
