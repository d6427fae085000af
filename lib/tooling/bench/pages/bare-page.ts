import { randomBytes } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync, constants } from 'node:zlib';

const QUALITY = 5;

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
  const missing = compressed(html).length - compressed(text).length;
  // Hexadecimal digits carry half a byte each, and compress to that.
  return compressed(`${text}<!--${randomBytes(Math.max(0, missing)).toString('hex')}-->`);
}

/** Serves a compressed page at every address, from memory. */
export async function serveBarePage(body: Buffer): Promise<{ url: string; stop: () => void }> {
  const head = {
    'Content-Type': 'text/html; charset=utf-8',
    'Content-Encoding': 'br',
    'Content-Length': String(body.length),
  };
  const server = createServer((request, response) => {
    // The browser asks for an icon by itself.
    if (request.url !== '/') return response.writeHead(404).end();
    response.writeHead(200, head).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}/`, stop: () => void server.close() };
}
