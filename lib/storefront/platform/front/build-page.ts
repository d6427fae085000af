import { createHash } from 'node:crypto';
import type { OutgoingHttpHeaders } from 'node:http';
import { currentLanguage } from '#language';
import { languageFacts } from '#lib/messages/languages.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import type { CapturedResponse } from './capture-response.ts';
import { compress, type Encoding, isCompressible } from './compression.ts';
import { inlineScriptHashes } from './csp-hashes.ts';
import { arrangeFirstPaint, withoutStylePreloads } from './first-paint.ts';
import type { InlineStyles } from './inline-styles.ts';
import { withStableId } from './stable-payload.ts';
import { type CachedPage, pageVariant } from './stored-page.ts';

const FRESH_MS = MINUTE_MS;
const STALE_MS = 600_000;
const MISSING_FRESH_MS = 10_000;
/**
 * The quality of the first compression: half the pages of a store are requested once, above all searches, and a better
 * compression would be a fifth of their cost.
 */
const FIRST_QUALITY = 3;
/** Below this size compression hardly saves anything. */
const MIN_COMPRESSED_BYTES = 512;

const STORED_STATUS = new Set([200, 301, 308, 404]);

/** Headers for one hop only, or set by the front itself. Cookies are never shared. */
const DROPPED = new Set([
  'cache-control',
  'connection',
  'content-encoding',
  'content-length',
  'content-security-policy',
  'date',
  'etag',
  'keep-alive',
  'set-cookie',
  'transfer-encoding',
  'vary',
]);

export type PolicyMaker = (scriptHashes: readonly string[], styleHashes: readonly string[]) => string;

interface BuildOptions {
  /** Epoch milliseconds. */
  now: number;
  /** Makes a page's Content-Security-Policy from the hashes of its inline scripts and styles. */
  policyFor: PolicyMaker;
  /** The style sheets that become part of a page. */
  styles: InlineStyles;
  /** The origin that Next was given; removed from redirects, so that they are valid under every host. */
  origin: string;
}

const NOTHING_INLINED = { inlined: new Set<string>(), styleHashes: [], scriptHashes: [] };

/** Whether a response is in React's wire format, as the router fetches it. */
const isPayload = (contentType: string) => contentType.startsWith('text/x-component');

/** Turns a captured response of Next into the stored page: status, cache headers, CSP, compressed bytes. */
export async function buildPage(captured: CapturedResponse, options: BuildOptions): Promise<CachedPage> {
  const status = captured.status === 200 ? (captured.directives.status ?? 200) : captured.status;
  const degraded = captured.directives.degraded ?? false;
  const storable = STORED_STATUS.has(status) && !degraded;
  const lifetime = lifetimeOf(status, (captured.directives.validUntil ?? Number.POSITIVE_INFINITY) - options.now);
  const tags = [...captured.directives.tags].toSorted();
  const contentType = String(captured.headers['content-type'] ?? '');
  const isHtml = contentType.startsWith('text/html');
  const { content, inlined, styleHashes, scriptHashes } = isHtml
    ? arrangeFirstPaint(captured.body, options.styles)
    : { ...NOTHING_INLINED, content: isPayload(contentType) ? withStableId(captured.body) : captured.body };
  const headers = cachedHeaders(captured.headers, options.origin, inlined);
  if (tags.length > 0) headers.push('Surrogate-Key', tags.join(' '));
  if (status === 503) headers.push('Retry-After', String(captured.directives.retryAfterSeconds ?? 5));
  if (isHtml) headers.push('Content-Language', languageFacts(currentLanguage()).tag);
  if (isHtml) {
    // Read from the page as it was: the styles that it has now are a quarter of its bytes.
    const hashes = [...inlineScriptHashes(captured.body), ...scriptHashes];
    headers.push('Content-Security-Policy', options.policyFor(hashes, styleHashes));
  }
  const base: Encoding = content.length >= MIN_COMPRESSED_BYTES && isCompressible(contentType) ? 'br' : 'identity';
  const body = await compress(content, base, FIRST_QUALITY);
  // The entity tag is made from the compressed bytes, which are a fifth: equal pages also compress to equal bytes.
  const etag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  return {
    status,
    tags,
    storedAt: options.now,
    ...lifetime,
    storable,
    vary: varyNames(captured.headers.vary),
    evictsStale: !storable && !degraded && status < 500,
    // Reserves space for the gzip variant, which is about a fifth larger.
    bytes: Math.ceil(body.length * (base === 'br' ? 2.3 : 1)) + headers.join('').length * 3 + 1024,
    variants: { [base]: pageVariant(headers, etag, base, body) },
    base,
    etag,
    headers,
    recompression: 'unsent',
  };
}

interface Lifetime {
  freshMs: number;
  /** How long the page is served after that while it is rendered again. */
  staleMs: number;
}

/** Returns the lifetime of a page. `validMs`: for how long its content is true. */
function lifetimeOf(status: number, validMs: number): Lifetime {
  const [fresh, stale] = status === 404 ? [MISSING_FRESH_MS, 0] : [FRESH_MS, STALE_MS];
  const freshMs = Math.max(0, Math.min(fresh, validMs));
  return { freshMs, staleMs: Math.max(0, Math.min(stale, validMs - freshMs)) };
}

/** What a response depends on besides its address and the kind of device. */
function varyNames(received: unknown): string {
  const names = `${received ?? ''}, Accept-Encoding`.split(',').map((name) => name.trim());
  return [...new Map(names.filter((name) => name !== '').map((name) => [name.toLowerCase(), name])).values()].join(
    ', ',
  );
}

function cachedHeaders(headers: OutgoingHttpHeaders, origin: string, inlined: ReadonlySet<string>): string[] {
  const cached: string[] = [];
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined || DROPPED.has(name) || name.startsWith('x-middleware-')) continue;
    const received = Array.isArray(value) ? value.join(', ') : String(value);
    const text = name === 'link' ? withoutStylePreloads(received, inlined) : received;
    if (text === '') continue;
    cached.push(name, name === 'location' && text.startsWith(`${origin}/`) ? text.slice(origin.length) : text);
  }
  return cached;
}
