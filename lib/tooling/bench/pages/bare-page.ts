import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const QUALITY = 5;
const VERSION = '"bare"';
const ATTEMPTS = 4;

function compressed(html: string): Buffer {
  return brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
}

/**
 * Returns a page without scripts, styles and photos that has as many compressed bytes as `html`, and its texts: the limit
 * of what a page of this size can reach.
 */
export function barePage(html: string): Buffer {
  const text = html
    .replace(/<(script|style|svg)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<(?:link|img|source|iframe)\b[^>]*>/gi, '');
  const size = compressed(html).length;
  // Noise that hardly compresses; how much of it makes up the size is found by trying.
  const noise = randomBytes(size).toString('base64');
  let length = size - compressed(text).length;
  let body = compressed(text);
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    body = compressed(`${text}<!--${noise.slice(0, Math.max(0, length))}-->`);
    length += size - body.length;
  }
  return body;
}

/**
 * Serves a compressed page at `/`, from memory. Where it `mayBeKept`, as most pages of the store, the browser keeps it and
 * asks each time whether it is still the same.
 */
export async function serveBarePage(body: Buffer, mayBeKept: boolean): Promise<{ url: string; stop: () => void }> {
  const head = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': String(body.length),
    ...(mayBeKept ? { 'Cache-Control': 'no-cache', ETag: VERSION } : { 'Cache-Control': 'no-store' }),
  };
  const server = createServer((request, response) => {
    // The browser asks for an icon by itself.
    if (request.url !== '/') return response.writeHead(404).end();
    if (request.headers['if-none-match'] === VERSION) return response.writeHead(304, { ETag: VERSION }).end();
    response.writeHead(200, head).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
