import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { plainAnswer } from './plain-answer.ts';

interface VideoProxyOptions {
  /** The base address of the retail API, which serves the videos. */
  upstream: string;
  /** The time limit for the first byte; it overrides the default of five seconds. */
  maxWaitMs?: number;
}

const TIMEOUT_MS = 5000;
const VIDEO_TYPE = /^(?:video\/(?:mp4|webm)|text\/vtt)(?:;|$)/;
const REQUEST_HEADERS = ['range', 'if-range', 'if-none-match'] as const;
const RESPONSE_HEADERS = [
  'content-type',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'cache-control',
] as const;
/** The errors of a browser that stopped in the middle of a video, as it does at every jump. */
const GONE = new Set(['ERR_STREAM_PREMATURE_CLOSE', 'ABORT_ERR']);

/** Passes the retail API's product videos and captions through, one range of bytes at a time; nothing is kept in memory. */
export class VideoProxy {
  readonly #upstream: string;
  readonly #maxWaitMs: number;

  constructor(options: VideoProxyOptions) {
    this.#upstream = options.upstream.replace(/\/$/, '');
    this.#maxWaitMs = options.maxWaitMs ?? TIMEOUT_MS;
  }

  /** Answers a GET or HEAD. `path` starts with `/images/video/` and has passed the gate. */
  async answer(path: string, request: IncomingMessage, response: ServerResponse): Promise<void> {
    const leaving = new AbortController();
    response.once('close', () => leaving.abort());
    const waiting = setTimeout(() => leaving.abort(), this.#maxWaitMs);
    const reply = await fetch(`${this.#upstream}${path}`, {
      redirect: 'error',
      signal: leaving.signal,
      headers: REQUEST_HEADERS.flatMap((name): [string, string][] => {
        const value = request.headers[name];
        return typeof value === 'string' ? [[name, value]] : [];
      }),
    }).finally(() => clearTimeout(waiting));
    const isFile = reply.ok && VIDEO_TYPE.test(reply.headers.get('content-type') ?? '');
    const isMissing = reply.status === 404 || (reply.ok && !isFile);
    if (isMissing || !(isFile || reply.status === 304 || reply.status === 416)) {
      await reply.body?.cancel();
      if (isMissing) return plainAnswer(response, 404);
      throw new Error(`The retail API answered ${reply.status} for ${path}`);
    }
    response.writeHead(reply.status, [
      ...RESPONSE_HEADERS.flatMap((name) => {
        const value = reply.headers.get(name);
        return value === null ? [] : [name, value];
      }),
      'x-content-type-options',
      'nosniff',
      'content-security-policy',
      "default-src 'none'; media-src 'self'; sandbox",
    ]);
    if (request.method === 'HEAD' || reply.body === null) {
      await reply.body?.cancel();
      response.end();
      return;
    }
    await pipeline(reply.body, response).catch((error: NodeJS.ErrnoException) => {
      if (!GONE.has(error.code ?? '') && error.name !== 'AbortError') throw error;
    });
  }
}
