import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import type { CapturedResponse } from './capture-response.ts';
import { compress, type Encoding, preferredEncoding } from './compression.ts';
import { sendVariant } from './send-variant.ts';
import { pageVariant, type StoredVariants, variantOf } from './stored-page.ts';

/** An answer is remembered for as long as browsers may keep it. */
const FRESH_MS = MINUTE_MS;
const MAX_TEXTS = 5000;
const MAX_BYTES = 8 * MEGABYTE;
/** Longer addresses are rarely requested twice. */
const MAX_URL_LENGTH = 300;
/** Below this size compression hardly saves anything. */
const MIN_COMPRESSED_BYTES = 512;
const QUALITY = 5;
/** The Cache-Control of answers that are the same for everybody. */
const SHARED = 'public, max-age=60';
/** Headers that apply to one connection or one request, or that are made again from the bytes. */
const DROPPED = new Set(['connection', 'content-length', 'date', 'etag', 'keep-alive', 'transfer-encoding', 'vary']);

interface Answer extends StoredVariants {
  /** Epoch milliseconds. */
  readonly fetchedAt: number;
}

/** The finished answers to the texts that shoppers type most; any purge empties it. */
export class SuggestionMemory {
  readonly #answers: LRUCache<string, Answer>;
  readonly #now: () => number;
  #purges = 0;

  /** `now` in epoch milliseconds. */
  constructor(now: () => number) {
    this.#now = now;
    this.#answers = new LRUCache({
      max: MAX_TEXTS,
      maxSize: MAX_BYTES,
      sizeCalculation: ({ variants, base, headers }, address) =>
        // Reserves space for the gzip variant.
        (variants[base]?.body.length ?? 0) * 3 + headers.join('').length * 3 + address.length * 2 + 512,
    });
  }

  /** Whether a fresh answer to `address`, path and query as received, is known. */
  has(address: string): boolean {
    const known = this.#answers.get(address);
    return known !== undefined && this.#now() - known.fetchedAt < FRESH_MS;
  }

  /** Answers a GET or HEAD of an address whose answer is known. */
  async answer(address: string, request: IncomingMessage, response: ServerResponse, requestId: string): Promise<void> {
    const known = this.#answers.get(address);
    if (!known) throw new Error('Only a known answer can be sent.');
    const variant = await variantOf(known, preferredEncoding(request.headers['accept-encoding']));
    sendVariant(request, response, { status: 200, variant, ageMs: this.#now() - known.fetchedAt, requestId });
  }

  /**
   * Prepares to store the answer that a handler is about to give; null if it could not be stored. The returned function
   * takes the whole answer, and stores it if it is the same for everybody and nothing was purged meanwhile.
   */
  storing(address: string): ((answer: CapturedResponse) => Promise<void>) | null {
    if (address.length > MAX_URL_LENGTH) return null;
    const purges = this.#purges;
    const fetchedAt = this.#now();
    return async ({ status, headers, body }) => {
      // Next sets each header as a list.
      const isShared = String(headers['cache-control']) === SHARED && headers['set-cookie'] === undefined;
      if (status !== 200 || !isShared) return;
      const made = await finished(headers, body);
      if (purges === this.#purges) this.#answers.set(address, { ...made, fetchedAt });
    };
  }

  /** Removes all answers, and those that are being stored. */
  purge(): void {
    this.#purges += 1;
    this.#answers.clear();
  }
}

async function finished(given: CapturedResponse['headers'], body: Buffer): Promise<StoredVariants> {
  const headers = Object.entries(given).flatMap(([name, value]) =>
    value === undefined || DROPPED.has(name) || name.startsWith('x-middleware-') ? [] : [name, String(value)],
  );
  headers.push('Vary', [given.vary, 'Accept-Encoding'].flat().filter(Boolean).join(', '));
  const base: Encoding = body.length >= MIN_COMPRESSED_BYTES ? 'br' : 'identity';
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  const variant = pageVariant(headers, etag, base, await compress(body, base, QUALITY));
  return { variants: { [base]: variant }, base, etag, headers };
}
