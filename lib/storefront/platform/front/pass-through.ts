import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import type { Transform } from 'node:stream';
import { constants, createBrotliCompress, createGzip } from 'node:zlib';
import { currentLanguage } from '#language';
import { languageFacts } from '#lib/messages/languages.ts';
import { log } from '#lib/shared/log.ts';
import { collectDirectives, type ResponseDirectives } from '#lib/storefront/platform/http/response-directives.ts';
import { removeSignInCookies } from '#lib/storefront/platform/session/remove-sign-in.ts';
import type { CapturedResponse } from './capture-response.ts';
import { type Encoding, isCompressible, preferredEncoding } from './compression.ts';
import { HeadStyles, withoutStylePreloads } from './first-paint.ts';
import type { InlineStyles } from './inline-styles.ts';
import { type NextRequestInit, NextResponse, nextRequest } from './next-exchange.ts';
import type { NextHandler } from './next-handler.ts';
import type { KeepPlace } from './render-queue.ts';
import { withScriptFreeMessage } from './script-free-message.ts';

/** Bodies known to be shorter are sent uncompressed. */
const MIN_COMPRESSED_BYTES = 1024;

interface PassThroughOptions {
  /** The style sheets that become part of a page. */
  styles: InlineStyles;
  /** Called with a copy of the whole answer at its end. */
  onAnswer?: ((answer: CapturedResponse) => Promise<void>) | null;
  /** Settles like the given promise of the first bytes, or rejects once the visitor has waited long enough. */
  limitWait?: (beginning: Promise<void>) => Promise<void>;
  /** Gets the work of Next, which may go on after `limitWait` has rejected. */
  keepPlace?: KeepPlace;
}

/**
 * Lets Next write to the visitor's response directly, compressed on the way; for everything that is not shared. Rejects
 * with the error of `limitWait` where that gives up; the response is untouched then.
 */
export async function passThrough(
  next: NextHandler,
  facts: NextRequestInit,
  request: IncomingMessage,
  response: ServerResponse,
  { styles, onAnswer = null, limitWait, keepPlace }: PassThroughOptions,
): Promise<void> {
  const directives: ResponseDirectives = { tags: new Set() };
  const copy = { status: 200, headers: {} as OutgoingHttpHeaders, chunks: [] as Buffer[] };
  let out: ServerResponse | Transform = response;
  let failedPage = false;
  let head: HeadStyles | null = null;
  let givenUp = false;
  const beginning = Promise.withResolvers<void>();
  const inner = nextRequest(facts);
  const answer: NextResponse = new NextResponse(inner, {
    head: (status, headers) => {
      if (givenUp) return;
      beginning.resolve();
      const finalStatus = status === 200 ? (directives.status ?? 200) : status;
      if (onAnswer) Object.assign(copy, { status: finalStatus, headers: { ...headers } });
      const isPage = String(headers['content-type'] ?? '').startsWith('text/html');
      if (isPage) headers['content-language'] = languageFacts(currentLanguage()).tag;
      failedPage = isPage && finalStatus >= 400;
      head = isPage ? headStyles(headers, styles) : null;
      if (failedPage || head) delete headers['content-length'];
      const encoding = encodingFor(finalStatus, headers, request);
      if (finalStatus === 503) headers['retry-after'] ??= String(directives.retryAfterSeconds ?? 5);
      if (directives.signedOut) removeSignInCookies(headers, request.headers.cookie ?? '');
      response.writeHead(finalStatus, sentHeaders(headers, encoding));
      if (encoding === 'identity' || response.destroyed) return;
      out = encoding === 'br' ? brotliStream() : createGzip({ level: 5, flush: constants.Z_SYNC_FLUSH });
      out.pipe(response);
    },
    body: (chunk) => {
      if (givenUp) return true;
      // Copied: a streaming renderer may reuse its buffer.
      if (onAnswer) copy.chunks.push(Buffer.from(chunk));
      if (request.method === 'HEAD' || response.destroyed) return true;
      // Latin-1 preserves every byte, even where a chunk ends within a character.
      const text = failedPage ? Buffer.from(withScriptFreeMessage(chunk.toString('latin1')), 'latin1') : chunk;
      failedPage = false;
      const bytes = head ? head.write(text) : text;
      if (bytes.length === 0) return true;
      const accepted = out.write(bytes);
      if (!accepted) out.once('drain', () => answer.drained());
      return accepted;
    },
    end: () => {
      if (givenUp) return;
      out.end(request.method === 'HEAD' ? undefined : head?.end());
      onAnswer?.({ status: copy.status, headers: copy.headers, body: Buffer.concat(copy.chunks), directives }).catch(
        (error: unknown) => log().warn({ err: error }, 'An answer was sent and could not be stored'),
      );
    },
  });
  response.once('close', () => {
    // Where the visitor has left, nothing else would end the compression.
    if (out !== response) out.destroy();
    // An answer that is stored for others is made to its end.
    if (onAnswer) answer.drained();
    else answer.abandon();
  });
  const rendering = collectDirectives(directives, () => next(inner, answer));
  keepPlace?.(rendering);
  try {
    await limitWait?.(Promise.race([beginning.promise, rendering.then(() => {})]));
  } catch (error) {
    givenUp = true;
    answer.abandon();
    throw error;
  }
  await rendering;
}

const NONCE = /'nonce-([^']+)'/;

/** Makes the object that puts the styles into a page, and adapts the headers; null for a page without a nonce. */
function headStyles(headers: OutgoingHttpHeaders, styles: InlineStyles): HeadStyles | null {
  const nonce = NONCE.exec(String(headers['content-security-policy'] ?? ''))?.[1];
  if (nonce === undefined || styles.size === 0) return null;
  const link = withoutStylePreloads([headers.link ?? ''].flat().join(', '), styles);
  if (link === '') delete headers.link;
  else headers.link = link;
  return new HeadStyles(styles, nonce);
}

function brotliStream(): Transform {
  return createBrotliCompress({
    flush: constants.BROTLI_OPERATION_FLUSH,
    params: { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT },
  });
}

function encodingFor(status: number, headers: OutgoingHttpHeaders, request: IncomingMessage): Encoding {
  const length = headers['content-length'];
  const short = length !== undefined && Number(length) < MIN_COMPRESSED_BYTES;
  const bodiless = request.method === 'HEAD' || status === 204 || status === 304;
  if (short || bodiless || headers['content-encoding'] || !isCompressible(String(headers['content-type'] ?? ''))) {
    return 'identity';
  }
  return preferredEncoding(request.headers['accept-encoding']);
}

function sentHeaders(headers: OutgoingHttpHeaders, encoding: Encoding): OutgoingHttpHeaders {
  // Hop-by-hop headers are those of this connection, not of the one that Next sees.
  const { connection: _connection, 'keep-alive': _keepAlive, 'transfer-encoding': _transfer, ...forwarded } = headers;
  if (encoding === 'identity') return forwarded;
  const { 'content-length': _length, ...compressed } = forwarded;
  const vary = [headers.vary, 'Accept-Encoding'].flat().filter((name) => name !== undefined);
  return { ...compressed, 'content-encoding': encoding, vary: vary.join(', ') };
}
