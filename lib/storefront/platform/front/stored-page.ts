import { compress, decompress, type Encoding } from './encode.ts';

/** One encoding of a stored page: the bytes and the header list that goes with them (names and values in turn). */
export interface PageVariant {
  readonly body: Buffer;
  readonly etag: string;
  readonly head: readonly string[];
  /** Headers of a 304. */
  readonly notModifiedHead: readonly string[];
}

/** A finished answer, shared by everyone who asks for its key. */
export interface StoredPage {
  readonly status: number;
  readonly tags: readonly string[];
  /** Epoch milliseconds. */
  readonly storedAt: number;
  readonly freshMs: number;
  readonly staleMs: number;
  /** False for answers that only those may get who waited for this very render. */
  readonly storable: boolean;
  /** Not to be stored, and yet the end of a stale page: unlike an outage, and unlike a page that lacks a part. */
  readonly endsStale: boolean;
  /** What the page may come to weigh with all its encodings. */
  readonly bytes: number;
  readonly variants: Partial<Record<Encoding, PageVariant>>;
  /** The encoding that the others are made from. */
  readonly base: Encoding;
  readonly etag: string;
  readonly headers: readonly string[];
}

/** Which of the headers also belong to a 304. */
const NOT_MODIFIED_HEADERS = new Set(['cache-control', 'vary', 'surrogate-key']);

/** Builds the variant of one encoding from its bytes. */
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

const LATER_QUALITY = 5;

/**
 * The page in the encoding asked for. The base variant is there at once; gzip is made from it once and kept; identity,
 * which hardly anyone asks for, is made each time rather than held in memory.
 */
export function variantOf(page: StoredPage, encoding: Encoding): PageVariant | Promise<PageVariant> {
  const target = page.base === 'identity' ? 'identity' : encoding;
  return page.variants[target] ?? makeVariant(page, target);
}

async function makeVariant(page: StoredPage, encoding: Encoding): Promise<PageVariant> {
  const base = page.variants[page.base];
  if (!base) throw new Error('A stored page has its base variant');
  const plain = await decompress(base.body, page.base);
  const variant = pageVariant(page.headers, page.etag, encoding, await compress(plain, encoding, LATER_QUALITY));
  if (encoding !== 'identity') page.variants[encoding] = variant;
  return variant;
}
