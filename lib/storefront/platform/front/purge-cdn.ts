import { setTimeout as sleep } from 'node:timers/promises';
import { SHOP_TAG } from '#lib/contract/shop.ts';
import { ConfigurationError, type Environment } from '#lib/shared/env.ts';
import { CDN_KINDS, type CdnKind } from './cdn-kinds.ts';

/** Purges that come close together are sent as one. */
const GATHER_MS = 50;
const TIMEOUT_MS = 3000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 30_000;
/** With more keys waiting, all pages are purged, which takes one call. */
const MAX_WAITING = 1000;

interface PurgerOptions {
  url: string;
  token: string;
  kind: CdnKind;
  /** Called when a call fails after one that did not; it is repeated. */
  onAway: (error: unknown) => void;
  send?: typeof fetch;
  /** The pause before the first repetition, in milliseconds; it doubles each time. */
  firstPauseMs?: number;
}

/** Tells one cache in front of the store which pages have changed: in the background, and until it has heard. */
export class CdnPurger {
  readonly #options: PurgerOptions;
  #waiting = new Set<string>();
  #isSending = false;

  constructor(options: PurgerOptions) {
    this.#options = options;
  }

  /** Purges the pages with one of these surrogate keys. Returns at once and never throws. */
  purge(tags: readonly string[]): void {
    for (const tag of tags) this.#waiting.add(tag);
    if (this.#waiting.size > MAX_WAITING) this.#waiting = new Set([SHOP_TAG]);
    if (this.#isSending) return;
    this.#isSending = true;
    void this.#sendAll().finally(() => {
      this.#isSending = false;
    });
  }

  async #sendAll(): Promise<void> {
    const { onAway, firstPauseMs = FIRST_PAUSE_MS } = this.#options;
    await sleep(GATHER_MS, undefined, { ref: false });
    let failures = 0;
    while (this.#waiting.size > 0) {
      const tags = this.#take();
      try {
        await this.#send(tags);
        failures = 0;
      } catch (error) {
        if (failures === 0) onAway(error);
        for (const tag of tags) this.#waiting.add(tag);
        await sleep(Math.min(firstPauseMs * 2 ** failures, MAX_PAUSE_MS), undefined, { ref: false });
        failures += 1;
      }
    }
  }

  /** Removes as many keys as one call may have from those that wait; at least one. */
  #take(): string[] {
    const { maxTags, maxBytes } = this.#options.kind;
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

  async #send(tags: readonly string[]): Promise<void> {
    const { url, token, kind, send = fetch } = this.#options;
    const call = kind.call(tags, token);
    const response = await send(url, { ...call, redirect: 'manual', signal: AbortSignal.timeout(TIMEOUT_MS) });
    await response.body?.cancel();
    if (!response.ok) throw new Error(`${new URL(url).host} answered a purge with ${response.status}.`);
  }
}

/**
 * Purges every cache that the settings name, each by itself, so that one that is away delays none of the others. Null
 * where they name none. Throws ConfigurationError where the token is missing.
 */
export function cdnFromSettings(
  settings: Pick<Environment, 'CDN_PURGE_URL' | 'CDN_PURGE_TOKEN' | 'CDN_KIND'>,
  onAway: (error: unknown) => void,
): ((tags: readonly string[]) => void) | null {
  const { CDN_PURGE_URL: urls, CDN_PURGE_TOKEN: token, CDN_KIND: kind } = settings;
  if (!urls) return null;
  if (!token) throw new ConfigurationError('CDN_PURGE_TOKEN: must be set where CDN_PURGE_URL is.');
  const purgers = urls.map((url) => new CdnPurger({ url, token, kind: CDN_KINDS[kind], onAway }));
  return (tags) => {
    for (const purger of purgers) purger.purge(tags);
  };
}
