import { IncomingMessage, type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { Socket } from 'node:net';

/** A request as Next gets it; header names are in lower case. */
export interface NextRequestInit {
  method: string;
  /** Path and query. */
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
}

/** Creates a request that is complete already, so that nothing waits for a slow client. */
export function nextRequest(facts: NextRequestInit): IncomingMessage {
  const request = new IncomingMessage(new Socket());
  request.method = facts.method;
  request.url = facts.url;
  request.httpVersion = '1.1';
  request.httpVersionMajor = 1;
  request.httpVersionMinor = 1;
  request.headers = facts.headers;
  request.rawHeaders = Object.entries(facts.headers).flat();
  request.complete = true;
  if (facts.body && facts.body.length > 0) request.push(facts.body);
  request.push(null);
  return request;
}

/** Receives the response that Next writes. */
interface ResponseSink {
  head(status: number, headers: OutgoingHttpHeaders): void;
  /** Returns false where the receiver is full; it then calls `drained()` on the response. */
  body(chunk: Buffer): boolean;
  end(): void;
}

/** Changes a body that comes in parts. */
export interface BodyRewriter {
  write(part: Buffer): Buffer;
  /** Returns what it held back. */
  end(): Buffer;
}

const PAGE = /^text\/(?:html|x-component)\b/;

type HeadHeaders = OutgoingHttpHeaders | OutgoingHttpHeader[];
type WriteCallback = (error?: Error | null) => void;

/** A response without a socket: Next writes to it as usual, and a sink receives the output. */
export class NextResponse extends ServerResponse {
  readonly #sink: ResponseSink;
  #headSent = false;
  #rewriter: BodyRewriter | null = null;

  constructor(request: IncomingMessage, sink: ResponseSink) {
    super(request);
    this.#sink = sink;
    // Next checks this before it sets a header; the inherited getter depends on bytes that are never created here.
    Object.defineProperty(this, 'headersSent', { get: () => this.#headSent });
    Object.defineProperty(this, 'writableFinished', { get: () => this.finished });
    // Next does not render for a closed response; the inherited getter depends on a socket that is never there.
    Object.defineProperty(this, 'closed', { get: () => this.destroyed });
  }

  override writeHead(status: number, ...rest: (string | HeadHeaders | undefined)[]): this {
    this.statusCode = status;
    for (const [name, value] of headerPairs(rest.find((argument) => typeof argument === 'object'))) {
      if (value !== undefined) this.setHeader(name, value);
    }
    return this;
  }

  /** Has the body changed on its way if it is a page or a payload of the router. */
  rewritePages(rewriter: BodyRewriter): void {
    this.#rewriter = rewriter;
  }

  override flushHeaders(): void {
    if (this.#headSent) return;
    this.#headSent = true;
    if (!PAGE.test(String(this.getHeader('content-type') ?? ''))) this.#rewriter = null;
    this.#sink.head(this.statusCode, this.getHeaders());
  }

  override write(chunk: unknown, encoding?: BufferEncoding | WriteCallback, callback?: WriteCallback): boolean {
    const done = typeof encoding === 'function' ? encoding : callback;
    this.flushHeaders();
    const accepted = this.finished || this.#send(toBuffer(chunk, encoding));
    if (done) process.nextTick(done);
    return accepted;
  }

  #send(bytes: Buffer): boolean {
    const changed = this.#rewriter ? this.#rewriter.write(bytes) : bytes;
    return changed.length === 0 || this.#sink.body(changed);
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), callback?: () => void): this {
    if (this.finished) return this;
    if (chunk !== undefined && chunk !== null && typeof chunk !== 'function')
      this.write(chunk, typeof encoding === 'string' ? encoding : undefined);
    this.flushHeaders();
    const rest = this.#rewriter?.end();
    if (rest && rest.length > 0) this.#sink.body(rest);
    this.finished = true;
    this.#sink.end();
    const done = [chunk, encoding, callback].find((argument) => typeof argument === 'function');
    process.nextTick(() => {
      if (typeof done === 'function') done();
      this.emit('finish');
      this.emit('close');
    });
    return this;
  }

  /** Tells Next that the receiver can take more. */
  drained(): void {
    this.emit('drain');
  }

  /**
   * Tells Next that the client is gone, so that it begins no further step and stops sending. A render that has begun is
   * made to the end all the same: Next looks at the connection only before the render and once its first bytes are there.
   */
  abandon(): void {
    if (this.finished || this.destroyed) return;
    this.destroyed = true;
    this.emit('close');
  }
}

/** The header pairs from the argument of `writeHead`: an object, or a flat list of names and values. */
function headerPairs(headers: HeadHeaders | undefined): [string, OutgoingHttpHeader | undefined][] {
  if (!Array.isArray(headers)) return Object.entries(headers ?? {});
  const pairs: [string, OutgoingHttpHeader | undefined][] = [];
  for (let index = 0; index < headers.length; index += 2) pairs.push([String(headers[index]), headers[index + 1]]);
  return pairs;
}

function toBuffer(chunk: unknown, encoding: unknown): Buffer {
  if (typeof chunk === 'string')
    return Buffer.from(chunk, typeof encoding === 'string' ? (encoding as BufferEncoding) : 'utf8');
  if (chunk instanceof Uint8Array) return Buffer.from(chunk.buffer, chunk.byteOffset, chunk.byteLength);
  throw new TypeError('A response takes text or bytes');
}
