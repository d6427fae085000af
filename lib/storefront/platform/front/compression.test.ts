import { compress, decompress, type Encoding, isCompressible, preferredEncoding } from './compression.ts';

test.each<[string | undefined, Encoding]>([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['br;q=0.0, gzip;q=0', 'identity'],
  ['br;q=0.5', 'br'],
  ['brr, xgzip', 'identity'],
  ['identity', 'identity'],
])('Accept-Encoding %j selects %s', (header, encoding) => expect(preferredEncoding(header)).toBe(encoding));

test.each<Encoding>(['br', 'gzip', 'identity'])(
  'a body compressed with %s is decompressed to the same bytes',
  async (encoding) => {
    const body = Buffer.from('<p>₹1,25,000</p>'.repeat(50));
    expect((await decompress(await compress(body, encoding, 5), encoding)).equals(body)).toBe(true);
  },
);

test.each([
  ['text/html; charset=utf-8', true],
  ['application/json', true],
  ['image/svg+xml', true],
  ['image/webp', false],
  ['font/woff2', false],
])('the media type %s is compressible: %s', (type, expected) => expect(isCompressible(type)).toBe(expected));
