import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { referenceText } from '#lib/storefront/platform/http/reference-text.ts';
import { compress, decompress, type Encoding } from './compression.ts';
import { type CachedPage, type PageVariant, pageVariant } from './stored-page.ts';

/** The request id under which outage pages are rendered; each visitor's own takes its place. */
export const KEPT_PAGE_ID = 'kept-outage-page';
/** An outage is no time for thorough compression. */
const QUALITY = 1;

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

/**
 * The outage page in an encoding, with the id of this request as the reference that it shows. The data for its scripts keeps
 * the one that it was rendered with, because the content security policy has their hashes.
 */
export async function withReference(page: CachedPage, requestId: string, encoding: Encoding): Promise<PageVariant> {
  const base = page.variants[page.base];
  if (!base) throw new Error('A stored page has its base variant');
  const html = (await decompress(base.body, page.base)).toString('utf8');
  const shown = html.replace(`${referenceText(KEPT_PAGE_ID)}<`, `${referenceText(requestId)}<`);
  return pageVariant(page.headers, page.etag, encoding, await compress(Buffer.from(shown), encoding, QUALITY));
}
