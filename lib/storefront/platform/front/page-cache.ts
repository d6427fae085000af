import { LRUCache } from 'lru-cache';
import type { StoredPage } from './stored-page.ts';

interface Entry {
  readonly page: StoredPage;
  /** Epoch milliseconds before which no further background render of this entry starts. */
  retryAt: number;
}

/** A render under way. */
interface Flight {
  readonly page: Promise<StoredPage>;
  /** Tags purged since it started. */
  readonly purged: Set<string>;
  /** Purges that had happened when it started. */
  readonly epoch: number;
}

export interface PageCacheOptions {
  maximumBytes: number;
  /** Epoch milliseconds. */
  now: () => number;
  /** Hears of a background render that failed; the stale page stays in use. */
  onRefreshError: (error: unknown, key: string) => void;
}

const RETRY_MS = 5000;
/** Unknown paths are endless, so they get a small corner of their own. */
const MISSING_PAGES = 200;
const MISSING_BYTES = 4 * 1024 * 1024;

/**
 * A small shared HTTP cache of finished pages: fresh pages are served at once, stale ones at once while one background
 * render runs, equal misses wait for one render, and a purge by tag also holds for renders that are under way.
 */
export class PageCache {
  readonly #options: PageCacheOptions;
  readonly #pages: LRUCache<string, Entry>;
  readonly #missing: LRUCache<string, Entry>;
  readonly #keysByTag = new Map<string, Set<string>>();
  readonly #flights = new Map<string, Flight>();
  /** Flights that a purge has overtaken: still rendering for those who came before it. */
  readonly #overtaken = new Set<Flight>();
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

  /** Bytes that the stored pages take. */
  get bytes(): number {
    return this.#pages.calculatedSize + this.#missing.calculatedSize;
  }

  /** The page of a key: at once where one is stored, otherwise from `render`. Rejects when a needed render rejects. */
  serve(key: string, render: () => Promise<StoredPage>): StoredPage | Promise<StoredPage> {
    const entry = this.#pages.get(key) ?? this.#missing.get(key);
    if (entry) {
      const now = this.#options.now();
      const age = now - entry.page.storedAt;
      if (age < entry.page.freshMs) return entry.page;
      if (age < entry.page.freshMs + entry.page.staleMs) {
        if (now >= entry.retryAt) this.#refresh(key, entry, render);
        return entry.page;
      }
    }
    return this.#render(key, render);
  }

  /** Removes all pages with one of these tags and keeps renders under way with such a tag from being stored. */
  purge(tags: readonly string[]): number {
    this.#epoch++;
    for (const flight of [...this.#flights.values(), ...this.#overtaken]) {
      for (const tag of tags) flight.purged.add(tag);
    }
    const keys = new Set(tags.flatMap((tag) => [...(this.#keysByTag.get(tag) ?? [])]));
    for (const key of keys) this.#delete(key);
    return keys.size;
  }

  #refresh(key: string, entry: Entry, render: () => Promise<StoredPage>): void {
    entry.retryAt = this.#options.now() + RETRY_MS;
    this.#render(key, render).then(
      (page) => {
        if (page.endsStale) this.#delete(key);
      },
      (error: unknown) => this.#options.onRefreshError(error, key),
    );
  }

  #render(key: string, render: () => Promise<StoredPage>): Promise<StoredPage> {
    const running = this.#flights.get(key);
    // Whoever comes after a purge must not get what was rendered from before it.
    if (running && running.epoch === this.#epoch) return running.page;
    if (running) this.#overtaken.add(running);
    const flight: Flight = { page: render(), purged: new Set(), epoch: this.#epoch };
    this.#flights.set(key, flight);
    return flight.page
      .then((page) => {
        const current = !this.#overtaken.has(flight) && !page.tags.some((tag) => flight.purged.has(tag));
        if (page.storable && current) this.#store(key, page);
        return page;
      })
      .finally(() => {
        if (this.#flights.get(key) === flight) this.#flights.delete(key);
        this.#overtaken.delete(flight);
      });
  }

  #store(key: string, page: StoredPage): void {
    const [home, other] = page.status === 404 ? [this.#missing, this.#pages] : [this.#pages, this.#missing];
    other.delete(key);
    home.set(key, { page, retryAt: 0 });
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
