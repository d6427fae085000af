import { compress, decompress, type Encoding } from './compression.ts';

/** One encoding of a stored page: the bytes, and its headers as a list of alternating names and values. */
export interface PageVariant {
  readonly body: Buffer;
  readonly etag: string;
  readonly head: readonly string[];
  /** The headers of an HTTP 304 response. */
  readonly notModifiedHead: readonly string[];
}

/** The encodings of a response that have been made so far, and what the others are made from. */
export interface StoredVariants {
  readonly variants: Partial<Record<Encoding, PageVariant>>;
  /** The encoding that the others are made from. */
  readonly base: Encoding;
  readonly etag: string;
  readonly headers: readonly string[];
}

/** A finished response, shared by all visitors with its key. */
export interface CachedPage extends StoredVariants {
  readonly status: number;
  readonly tags: readonly string[];
  /** Epoch milliseconds. */
  readonly storedAt: number;
  readonly freshMs: number;
  readonly staleMs: number;
  /** The request headers that it depends on, except those for the kind of device. */
  readonly vary: string;
  /** False for a response that only the visitors who waited for this render may get. */
  readonly storable: boolean;
  /** True where an unstorable response removes the stale page that it renews, which an outage and a degraded page do not. */
  readonly evictsStale: boolean;
  /** The maximum size of the page with all its encodings, in bytes. */
  readonly bytes: number;
  /**
   * Whether the bytes were compressed again, at a higher quality: due once the page was sent, because half of the pages are
   * never sent a second time.
   */
  recompression: 'unsent' | 'due' | 'done';
}

/** The headers that are also sent with an HTTP 304, besides those of `sharingHead`. */
const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'vary', 'surrogate-key']);

/** Makes the variant of one encoding from its bytes. */
export function pageVariant(headers: readonly string[], etag: string, encoding: Encoding, body: Buffer): PageVariant {
  const own = `"${etag}${encoding === 'identity' ? '' : `-${encoding}`}"`;
  const head = [...headers, 'ETag', own, 'Content-Length', String(body.length)];
  if (encoding !== 'identity') head.push('Content-Encoding', encoding);
  const notModifiedHead = ['ETag', own];
  for (let index = 0; index < headers.length; index += 2) {
    const name = headers[index] ?? '';
    if (NOT_MODIFIED_HEADERS.has(name.toLowerCase())) notModifiedHead.push(name, headers[index + 1] ?? '');
  }
  return { body, etag: own, head, notModifiedHead };
}

const VARIANT_QUALITY = 5;
/** Costs three times as much as the first compression, and saves a sixth of the bytes. */
const RECOMPRESSION_QUALITY = 7;

/**
 * Records that a page is sent; the second time, its bytes are compressed again in the background, at a higher quality. Null if there is
 * nothing to do.
 */
export function recordPageSent(page: CachedPage): Promise<void> | null {
  if (page.recompression === 'unsent') page.recompression = 'due';
  else if (page.recompression === 'due' && page.storable && page.base === 'br') return recompress(page);
  return null;
}

async function recompress(page: CachedPage): Promise<void> {
  page.recompression = 'done';
  const first = page.variants.br;
  if (!first) throw new Error('A stored page has its base variant');
  const body = await compress(await decompress(first.body, 'br'), 'br', RECOMPRESSION_QUALITY);
  // Other bytes have another entity tag.
  if (body.length < first.body.length) page.variants.br = pageVariant(page.headers, `${page.etag}-b`, 'br', body);
}

/**
 * The page in the requested encoding. The base variant exists from the start; gzip is made from it once and
 * stored; identity, which is hardly ever requested, is made each time instead of being kept in memory.
 */
export function variantOf(page: StoredVariants, encoding: Encoding): PageVariant | Promise<PageVariant> {
  const target = page.base === 'identity' ? 'identity' : encoding;
  return page.variants[target] ?? makeVariant(page, target);
}

async function makeVariant(page: StoredVariants, encoding: Encoding): Promise<PageVariant> {
  const base = page.variants[page.base];
  if (!base) throw new Error('A stored page has its base variant');
  const plain = await decompress(base.body, page.base);
  const variant = pageVariant(page.headers, page.etag, encoding, await compress(plain, encoding, VARIANT_QUALITY));
  if (encoding !== 'identity') page.variants[encoding] = variant;
  return variant;
}
