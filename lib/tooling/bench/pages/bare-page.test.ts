import { brotliCompressSync, brotliDecompressSync, constants } from 'node:zlib';
import { barePage, serveBarePage } from './bare-page.ts';

test('a bare page has the texts and the compressed size of a page, and refers to nothing', () => {
  const items = Array.from({ length: 400 }, (_, index) => `<li><img src="/${index * 7919}.webp">Watch ${index}</li>`);
  const script = `<script>self.push(${JSON.stringify(items)})</script>`;
  const html = `<!doctype html><link rel="stylesheet" href="/a.css"><style>p{}</style><ul>${items.join('')}</ul>${script}`;
  const body = barePage(html);
  const size = brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length;
  expect(Math.abs(body.length - size)).toBeLessThan(size * 0.05);
  const bare = brotliDecompressSync(body).toString();
  expect(bare).toContain('<li>Watch 399</li>');
  expect(bare).not.toMatch(/<(link|style|script|img)/);
});

test.each([
  [true, 'no-cache', 304],
  [false, 'no-store', 200],
])('a bare page is kept and asked for again where the page of the store is: %j', async (mayBeKept, control, again) => {
  const server = await serveBarePage(barePage('<!doctype html><p>Watch</p>'), mayBeKept);
  try {
    const first = await fetch(server.url);
    expect(await first.text()).toContain('Watch');
    const headers = { 'If-None-Match': first.headers.get('etag') ?? '' };
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, control]);
    expect((await fetch(server.url, { headers, cache: 'no-store' })).status).toBe(again);
  } finally {
    server.stop();
  }
});
