import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import type { CachedPage } from './stored-page.ts';

interface OutagePagesOptions {
  /** Renders the page for a kind of device; null where parts of it, such as the menu, were not available. */
  render: (device: Device) => Promise<CachedPage | null>;
  /** Called when a render fails; the kept page stays in use. */
  onError: (error: unknown) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

/** The store's own outage page for each kind of device, rendered while the store is well. */
export class OutagePages {
  readonly #options: OutagePagesOptions;
  readonly #kept = new Map<Device, CachedPage>();
  readonly #renewAt = new Map<Device, number>();

  constructor(options: OutagePagesOptions) {
    this.#options = options;
  }

  /** The kept page; undefined where none could be rendered yet. */
  get(device: Device): CachedPage | undefined {
    return this.#kept.get(device);
  }

  /** Renders the page again in the background, at most once a minute. Call it while the store is well. */
  renew(device: Device): void {
    const { render, onError, now } = this.#options;
    if (now() < (this.#renewAt.get(device) ?? 0)) return;
    this.#renewAt.set(device, now() + MINUTE_MS);
    render(device).then((page) => {
      if (page) this.#kept.set(device, page);
    }, onError);
  }
}

/** The headers of a kept outage page with another Retry-After. `head`: alternating names and values. */
export function retryAfterHead(head: readonly string[], seconds: number): string[] {
  return head.map((text, index) => (head[index - 1] === 'Retry-After' ? String(seconds) : text));
}
