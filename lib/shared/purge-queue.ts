import { setTimeout as sleep } from 'node:timers/promises';
import { SHOP_TAG } from '#lib/contract/shop.ts';

/** Purges that come close together are sent as one. */
const GATHER_MS = 50;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** With more keys waiting, all pages are purged, which takes one call. */
const MAX_WAITING = 1000;

interface PurgeQueueOptions {
  /** The most keys, and bytes of keys, in one call. */
  maxTags: number;
  maxBytes: number;
  /** Tells the receiver of these surrogate keys; rejects where it has not heard. */
  send: (tags: readonly string[]) => Promise<unknown>;
  /** Called when a call fails after one that did not; it is repeated. */
  onAway: (error: unknown) => void;
  /** The pauses before the first and further repetitions, in milliseconds: each is twice the one before, up to a maximum. */
  firstPauseMs?: number;
  maxPauseMs?: number;
}

/** Tells one receiver which pages have changed: in the background, one call at a time, and until it has heard. */
export class PurgeQueue {
  readonly #options: PurgeQueueOptions;
  #waiting = new Set<string>();
  #isSending = false;
  #isClosed = false;

  constructor(options: PurgeQueueOptions) {
    this.#options = options;
  }

  /** Purges the pages with one of these surrogate keys. Returns at once and never throws. */
  purge(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag);
    if (this.#waiting.size > MAX_WAITING) this.#waiting = new Set([SHOP_TAG]);
    if (this.#isSending) return;
    this.#isSending = true;
    void this.#sendAll();
  }

  /** Ends the repetitions; what waits is forgotten. */
  close(): void {
    this.#isClosed = true;
  }

  async #sendAll(): Promise<void> {
    const { send, onAway, firstPauseMs = FIRST_PAUSE_MS, maxPauseMs = MAX_PAUSE_MS } = this.#options;
    await sleep(GATHER_MS, undefined, { ref: false });
    let failures = 0;
    while (this.#waiting.size > 0 && !this.#isClosed) {
      const tags = this.#take();
      try {
        await send(tags);
        failures = 0;
      } catch (error) {
        if (failures === 0) onAway(error);
        for (const tag of tags) this.#waiting.add(tag);
        await sleep(Math.min(firstPauseMs * 2 ** failures, maxPauseMs), undefined, { ref: false });
        failures += 1;
      }
    }
    // In the tick of the last look at what waits: a key that comes later starts anew.
    this.#isSending = false;
  }

  /** Removes as many keys as one call may have from those that wait; at least one. */
  #take(): string[] {
    const { maxTags, maxBytes } = this.#options;
    const taken: string[] = [];
    let bytes = 0;
    for (const tag of this.#waiting) {
      bytes += Buffer.byteLength(tag) + 3;
      if (taken.length > 0 && (taken.length >= maxTags || bytes > maxBytes)) break;
      taken.push(tag);
      this.#waiting.delete(tag);
    }
    return taken;
  }
}
