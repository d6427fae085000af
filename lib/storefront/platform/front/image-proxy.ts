import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { LRUCache } from 'lru-cache';
import { SingleFlight } from '#lib/shared/concurrency.ts';
import { MEGABYTE } from '#lib/shared/megabyte.ts';
import { readBounded } from '#lib/shared/read-bounded.ts';
import { matchesEtag } from './matches-etag.ts';
import { plainAnswer } from './plain-answer.ts';

interface Image {
  status: 200 | 404;
  body: Buffer;
  head: string[];
  etag: string;
  cacheControl: string;
}

interface ImageProxyOptions {
  /** The base address of the retail API, which serves the photos. */
  upstream: string;
  maximumBytes: number;
  /** Overrides the default of five seconds. */
  maxWaitMs?: number;
}

const MAX_IMAGE_BYTES = 8 * MEGABYTE;
const TIMEOUT_MS = 5000;
const MISSING_TTL_MS = 10_000;
const IMAGE_TYPE = /^image\/(?:avif|webp|jpeg|png|gif|svg\+xml)$/;
const IMMUTABLE = 'public, max-age=31536000, immutable';
/** Used where the retail API sends no lifetime. */
const DEFAULT_SECONDS = 3600;

/**
 * Serves the retail API's photos and caches them in memory. Their names contain a hash, so they never change.
 */
export class ImageProxy {
  readonly #upstream: string;
  readonly #maxWaitMs: number;
  readonly #images: LRUCache<string, Image>;
  readonly #flights = new SingleFlight<Image>();

  constructor(options: ImageProxyOptions) {
    this.#upstream = options.upstream.replace(/\/$/, '');
    this.#maxWaitMs = options.maxWaitMs ?? TIMEOUT_MS;
    this.#images = new LRUCache({
      maxSize: options.maximumBytes,
      sizeCalculation: (image, path) => image.body.length + path.length * 2 + 512,
    });
  }

  /** Answers a GET or HEAD. `path` starts with `/images/` and has passed the gate. */
  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const image = this.#images.get(path) ?? (await this.#flights.share(path, () => this.#fetch(path)));
    if (image.status === 404) return plainAnswer(response, 404);
    if (matchesEtag(request.headers['if-none-match'], image.etag)) {
      response.writeHead(304, ['ETag', image.etag, 'Cache-Control', image.cacheControl]);
      response.end();
      return;
    }
    response.writeHead(200, image.head);
    response.end(request.method === 'HEAD' ? undefined : image.body);
  }

  async #fetch(path: string): Promise<Image> {
    const reply = await this.#fetchUpstream(path);
    const contentType = reply.headers.get('content-type')?.split(';')[0] ?? '';
    if (reply.status === 404 || (reply.ok && !IMAGE_TYPE.test(contentType))) {
      await reply.body?.cancel();
      const missing: Image = { status: 404, body: Buffer.alloc(0), head: [], etag: '', cacheControl: '' };
      this.#images.set(path, missing, { ttl: MISSING_TTL_MS });
      return missing;
    }
    if (!reply.ok) {
      await reply.body?.cancel();
      throw new Error(`The retail API answered ${reply.status} for ${path}`);
    }
    const seconds = lifetimeSeconds(reply.headers.get('cache-control') ?? '');
    const image = imageOf(contentType, await boundedBody(reply.body), seconds);
    this.#images.set(path, image, seconds === Number.POSITIVE_INFINITY ? {} : { ttl: Math.max(seconds * 1000, 1) });
    return image;
  }

  async #fetchUpstream(path: string): Promise<Response> {
    const signal = AbortSignal.timeout(this.#maxWaitMs);
    const fetchUpstream = () => fetch(`${this.#upstream}${path}`, { redirect: 'error', signal });
    try {
      return await fetchUpstream();
    } catch (error) {
      // The other end may have closed a keep-alive connection just before it was reused, so the request is repeated. A timeout
      // is a different error, and the shopper has waited long enough.
      if (signal.aborted) throw error;
      return fetchUpstream();
    }
  }
}

/**
 * How long an image may be cached; infinite where it is immutable. A placeholder has a lifetime of one minute.
 */
function lifetimeSeconds(cacheControl: string): number {
  if (/\bimmutable\b/.test(cacheControl)) return Number.POSITIVE_INFINITY;
  return Number(/\bmax-age=(\d{1,8})\b/.exec(cacheControl)?.[1] ?? DEFAULT_SECONDS);
}

function imageOf(contentType: string, body: Buffer, seconds: number): Image {
  const cacheControl = seconds === Number.POSITIVE_INFINITY ? IMMUTABLE : `public, max-age=${seconds}`;
  const etag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`;
  const head = ['Content-Type', contentType, 'Content-Length', String(body.length), 'Cache-Control', cacheControl];
  // An SVG file opened by itself must not run scripts in the store's origin.
  head.push(
    'ETag',
    etag,
    'X-Content-Type-Options',
    'nosniff',
    'Content-Security-Policy',
    "default-src 'none'; sandbox",
  );
  return { status: 200, body, head, etag, cacheControl };
}

async function boundedBody(body: ReadableStream<Uint8Array> | null): Promise<Buffer> {
  const bytes = await readBounded(body, MAX_IMAGE_BYTES);
  if (!bytes) throw new Error('An image of the retail API is too large');
  return bytes;
}
