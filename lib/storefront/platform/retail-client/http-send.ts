import { Agent, type IncomingMessage, request } from 'node:http';
import { Agent as SecureAgent, request as secureRequest } from 'node:https';
import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { MAX_BYTES, type Send, type TextReply, TooLarge } from './transport.ts';

const DECODERS = { gzip: createGunzip, deflate: createInflate, br: createBrotliDecompress };

const isDecoded = (encoding: string): encoding is keyof typeof DECODERS => Object.hasOwn(DECODERS, encoding);

/** The body of a response as it was before its compression. */
function decoded(response: IncomingMessage): Readable {
  const encoding = response.headers['content-encoding'] ?? '';
  if (!isDecoded(encoding)) return response;
  const decoder = DECODERS[encoding]();
  response.once('error', (error) => decoder.destroy(error));
  return response.pipe(decoder);
}

/** Reads a response as text up to the limit, so that an endless one cannot fill the memory. */
async function read(response: IncomingMessage): Promise<TextReply> {
  const status = response.statusCode ?? 0;
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of decoded(response) as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > MAX_BYTES) {
      response.destroy();
      throw new TooLarge();
    }
    chunks.push(chunk);
  }
  return { status, text: Buffer.concat(chunks).toString('utf8') };
}

/**
 * How long a connection is kept without a call. Shorter than what servers and proxies keep one, most of which do not
 * say how long: 5 seconds (Node, uvicorn, Apache) and more. A server that announces less with `Keep-Alive: timeout` is
 * followed by the agent, a second earlier, and only where a limit of our own is set.
 */
const IDLE_MS = 4_000;

/**
 * Sends calls over connections that stay open. `fetch` costs twice the processor time for the same exchange, and
 * a page makes several; only uploads, whose forms it encodes, still go through `upload`.
 *
 * This side closes an idle connection first. Otherwise a call could meet the server's end of it: `ECONNRESET`, after
 * which nobody knows whether a write was made.
 */
export function createHttpSend(upload: Send, idleMs = IDLE_MS): Send {
  const kept = { keepAlive: true, timeout: idleMs };
  const agent = new Agent(kept);
  const secureAgent = new SecureAgent(kept);
  return (url, init) => {
    const { method, body, signal } = init;
    if (body !== undefined && body !== null && typeof body !== 'string') return upload(url, init);
    const headers = { ...(init.headers as Record<string, string>), 'accept-encoding': 'gzip, deflate, br' };
    const options = { headers, ...(method && { method }), ...(signal && { signal }) };
    const isSecure = url.startsWith('https:');
    return new Promise((resolve, reject) => {
      const sent = isSecure
        ? secureRequest(url, { ...options, agent: secureAgent })
        : request(url, { ...options, agent });
      // Whatever breaks off because the time is over says so.
      const fail = (error: unknown) => reject(signal?.aborted ? signal.reason : error);
      sent.once('error', fail);
      sent.once('response', (response) => read(response).then(resolve, fail));
      sent.end(body ?? undefined);
    });
  };
}
