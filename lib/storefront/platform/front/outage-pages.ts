import { currentLanguage } from '#language';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { Device } from '#lib/storefront/platform/gate/index.ts';
import { referenceText } from '#lib/storefront/platform/http/reference-text.ts';
import { decompress } from './compression.ts';
import { type PrecompressedTemplate, precompressTemplate } from './precompressed-template.ts';
import { type CachedPage, type PageVariant, pageVariant } from './stored-page.ts';

/** The request id under which outage pages are rendered; each visitor's own takes its place. */
export const OUTAGE_RENDER_ID = 'outage-page';

/** An outage page with a placeholder for the reference of each request. */
export interface OutagePage {
  page: CachedPage;
  html: PrecompressedTemplate;
  /** False for a page without a reference, whose placeholder stays empty. */
  showsReference: boolean;
}

interface OutagePagesOptions {
  /** Renders the page for a kind of device; null where parts of it, such as the menu, were not available. */
  render: (device: Device) => Promise<CachedPage | null>;
  /** Called when a render fails; the stored page stays in use. */
  onError: (error: unknown) => void;
  /** Epoch milliseconds. */
  now: () => number;
}

/** The store's own outage page for each kind of device and language, rendered while the store is well. */
export class OutagePages {
  readonly #options: OutagePagesOptions;
  readonly #stored = new Map<string, OutagePage>();
  readonly #renewAt = new Map<string, number>();

  constructor(options: OutagePagesOptions) {
    this.#options = options;
  }

  /** The stored page in the language of the request; undefined where none could be rendered yet. */
  get(device: Device): OutagePage | undefined {
    return this.#stored.get(keyOf(device));
  }

  /** Renders the page again in the background, at most once a minute. Call it while the store is well. */
  renew(device: Device): void {
    const { render, onError, now } = this.#options;
    const key = keyOf(device);
    if (now() < (this.#renewAt.get(key) ?? 0)) return;
    this.#renewAt.set(key, now() + MINUTE_MS);
    render(device)
      .then(async (page) => {
        if (page) this.#stored.set(key, await prepareOutagePage(page));
      })
      .catch(onError);
  }
}

const keyOf = (device: Device) => `${device} ${currentLanguage()}`;

/** The headers of a stored outage page with another Retry-After. `head`: alternating names and values. */
export function retryAfterHead(head: readonly string[], seconds: number): string[] {
  return head.map((text, index) => (head[index - 1] === 'Retry-After' ? String(seconds) : text));
}

/**
 * Prepares an outage page, so that none of the many visitors of an outage costs a compression. The data for its scripts keeps the
 * id that it was rendered with, because the content security policy has their hashes.
 */
async function prepareOutagePage(page: CachedPage): Promise<OutagePage> {
  const base = page.variants[page.base];
  if (!base) throw new Error('A stored page has its base variant');
  const html = (await decompress(base.body, page.base)).toString('utf8');
  const shown = `${referenceText(OUTAGE_RENDER_ID)}<`;
  const at = html.indexOf(shown);
  if (at === -1) return { page, html: await precompressTemplate(html, ''), showsReference: false };
  const after = html.slice(at + shown.length - 1);
  return { page, html: await precompressTemplate(html.slice(0, at), after), showsReference: true };
}

/**
 * The outage page with the id of this request as the reference that it shows. It is never sent as brotli, which cannot be put
 * together of parts that were compressed before.
 */
export function withReference(
  { page, html, showsReference }: OutagePage,
  requestId: string,
  gzip: boolean,
): PageVariant {
  const reference = showsReference ? referenceText(requestId) : '';
  const body = gzip ? html.gzipped(reference) : html.plain(reference);
  return pageVariant(page.headers, page.etag, gzip ? 'gzip' : 'identity', body);
}
