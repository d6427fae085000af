import { MINUTE_MS } from '#lib/shared/durations.ts';
import { NewestEntries } from './newest-entries';
import { addressOf, PAYLOAD_PARAMETER, type PagePlace } from './page-address';

/** How long the router keeps a page for the next press (its `staleTimes.static`). */
export const ROUTER_KEEPS_MS = 5 * MINUTE_MS;
/** How long the router does not ask again for a page that it failed to get (`segment-cache/cache.js` of Next 16.4.5). */
const ROUTER_PAUSES_MS = 10_000;
/** More pages than fail in that time, or are asked for at once. */
const LIMIT = 100;
/** Scripts and styles of the built store, which a payload names. */
const BUILT_FILES = '/_next/static/';
const PAYLOAD = `${PAYLOAD_PARAMETER}=`;
/** The router may first ask for the layouts of a page, in an answer that is smaller than nearly all pages. */
const SMALLEST_PAGE_BYTES = 1500;
const FIRST_ERROR_STATUS = 400;

/** Whether a request was answered, and not by an error. A browser that does not tell the status tells the size. */
const hasSucceeded = ({ responseStatus, encodedBodySize }: PerformanceResourceTiming): boolean =>
  responseStatus === undefined ? encodedBodySize > 0 : responseStatus > 0 && responseStatus < FIRST_ERROR_STATUS;

/** The pages that the router has in memory, as the browser reports their payloads, and the bytes that they took. */
export class ArrivedPages {
  /** When each page arrived, by its address, the oldest first. */
  readonly #arrivedAt = new Map<string, number>();
  /** When each page failed to arrive, by its address. */
  readonly #failedAt = new NewestEntries<number>(LIMIT);
  readonly #listeners = new Set<(address: string) => void>();
  /** Addresses with one answer so far, which may have been that of the layouts. */
  readonly #smallAnswers = new NewestEntries<true>(LIMIT);
  #countedFrom = 0;
  #bytes = 0;

  /**
   * Begins to listen to the browser, which tells an observer of every file of a long visit; its own list ends at 250.
   * Returns the function that ends it.
   */
  observe(): () => void {
    const observer = new PerformanceObserver((list) => this.#record(list.getEntries()));
    observer.observe({ type: 'resource' });
    return () => observer.disconnect();
  }

  /** Calls back with the address of every page that has arrived, or that never will, until the returned function is called. */
  onAnswer(listener: (address: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Records that a page is shown, which the router has then. */
  add(page: PagePlace): void {
    const now = Date.now();
    const address = addressOf(page);
    this.#arrivedAt.delete(address);
    this.#arrivedAt.set(address, now);
    for (const [other, arrivedAt] of this.#arrivedAt) {
      if (now - arrivedAt < ROUTER_KEEPS_MS) break;
      this.#arrivedAt.delete(other);
    }
  }

  /** Whether the router has a page for the next press. */
  has(page: PagePlace): boolean {
    const arrivedAt = this.#arrivedAt.get(addressOf(page));
    return arrivedAt !== undefined && Date.now() - arrivedAt < ROUTER_KEEPS_MS;
  }

  /** Whether the router would ask the store for a page: it has none, and has not failed to get it a moment ago. */
  isMissing(page: PagePlace): boolean {
    const failedAt = this.#failedAt.get(addressOf(page)) ?? Number.NEGATIVE_INFINITY;
    return !this.has(page) && Date.now() - failedAt >= ROUTER_PAUSES_MS;
  }

  /** Begins to count the bytes of what is requested from now on. */
  startCount(): void {
    this.#countedFrom = performance.now();
    this.#bytes = 0;
  }

  /** The bytes transferred since the count began: payloads of pages, and the scripts and styles that came with them. */
  countedBytes(): number {
    return this.#bytes;
  }

  #record(entries: PerformanceEntryList): void {
    for (const entry of entries as PerformanceResourceTiming[]) {
      const isPayload = entry.name.includes(PAYLOAD);
      if (!isPayload && !entry.name.includes(BUILT_FILES)) continue;
      if (entry.startTime >= this.#countedFrom) this.#bytes += entry.transferSize;
      if (isPayload) this.#recordAnswer(entry);
    }
  }

  #recordAnswer(entry: PerformanceResourceTiming): void {
    const hasArrived = hasSucceeded(entry);
    const page = new URL(entry.name);
    const address = addressOf(page);
    const isSmall = hasArrived && entry.encodedBodySize < SMALLEST_PAGE_BYTES;
    if (isSmall && !this.#smallAnswers.has(address)) {
      // The page itself follows; where that is as small, it is the second one.
      this.#smallAnswers.set(address, true);
      return;
    }
    this.#smallAnswers.delete(address);
    if (hasArrived) this.add(page);
    else this.#failedAt.set(address, Date.now());
    for (const listener of this.#listeners) listener(address);
  }
}
