import { readFileSync } from 'node:fs';
import { checkWebFont } from './web-font.ts';

const FIGTREE = readFileSync('public/fonts/figtree-400-500-v1.woff2');

/** A copy of a font with some bytes replaced. */
function changed(at: number, bytes: readonly number[]): Buffer {
  const body = Buffer.from(FIGTREE);
  body.set(bytes, at);
  return body;
}

test.each([
  ['figtree-400-500-v1', true],
  ['newsreader-400-v1', false],
  ['noto-sans-devanagari-400-500-v1', true],
])('%s is a font, and whether its weight can vary is known', (name, isVariable) => {
  expect(checkWebFont(readFileSync(`public/fonts/${name}.woff2`))).toEqual({ ok: true, isVariable });
});

test.each([
  ['a page', Buffer.from(`<script>alert(1)</script>${' '.repeat(100)}`), 'not a WOFF2'],
  ['nothing', Buffer.alloc(0), 'not a WOFF2'],
  ['an older format', changed(3, [0x46]), 'not a WOFF2'],
  ['a collection', changed(4, [...Buffer.from('ttcf')]), 'collection'],
  ['a font that is cut off', FIGTREE.subarray(0, 9000), 'damaged'],
  ['a font without tables', changed(12, [0, 0]), 'damaged'],
  // The length of the first table.
  ['a font whose data is not as long as its tables', changed(49, [(FIGTREE[49] ?? 0) ^ 1]), 'damaged'],
  [
    'a font whose data is not compressed',
    changed(
      200,
      Array.from({ length: 400 }, () => 0xff),
    ),
    'damaged',
  ],
])('%s is refused', (_, body, problem) => {
  expect(checkWebFont(body)).toEqual({ ok: false, problem: expect.stringContaining(problem) });
});
