import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

const brotli = promisify(brotliCompress);
const unbrotli = promisify(brotliDecompress);
const zip = promisify(gzip);
const unzip = promisify(gunzip);

const COMPRESSIBLE = /^(?:text\/|application\/(?:json|javascript|manifest\+json|xml|ld\+json|rss\+xml)|image\/svg)/i;

/** Whether compression makes a body of this media type smaller. */
export function isCompressible(contentType: string): boolean {
  return COMPRESSIBLE.test(contentType);
}

/** The best encoding that an Accept-Encoding header allows; a quality of 0 excludes one. */
export function preferredEncoding(acceptEncoding: string | undefined): Encoding {
  const allowed = allowedEncodings(acceptEncoding);
  if (/(?:^|[\s,])br(?:$|[\s,;])/i.test(allowed)) return 'br';
  return GZIP.test(allowed) ? 'gzip' : 'identity';
}

/** Whether an Accept-Encoding header allows gzip, also where it prefers another one. */
export function acceptsGzip(acceptEncoding: string | undefined): boolean {
  return GZIP.test(allowedEncodings(acceptEncoding));
}

const GZIP = /(?:^|[\s,])(?:x-)?gzip(?:$|[\s,;])/i;

function allowedEncodings(acceptEncoding = ''): string {
  const refused = /(?:^|,)\s*(br|gzip|\*)\s*;\s*q=0(?:\.0*)?\s*(?=,|$)/gi;
  return acceptEncoding.includes('q=0') ? acceptEncoding.replace(refused, '') : acceptEncoding;
}

/** Compresses a whole body. `quality` is brotli's, 0 to 11; gzip uses its default. */
export function compress(body: Buffer, encoding: Encoding, quality: number): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  if (encoding === 'gzip') return zip(body, { level: 7 });
  return brotli(body, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: quality,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      // Half a megabyte is enough for any page; the default would allocate many times that for each compression.
      [constants.BROTLI_PARAM_LGWIN]: 19,
    },
  });
}

/** Reverses `compress`. */
export function decompress(body: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return Promise.resolve(body);
  return encoding === 'br' ? unbrotli(body) : unzip(body);
}
