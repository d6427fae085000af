import { gunzipSync, inflateRawSync } from 'node:zlib';
import { precompressTemplate } from './precompressed-template.ts';

const PAGE = '<p>साड़ी और घड़ी</p>'.repeat(3000);

test.each([
  ['both sides', PAGE, PAGE, 'a-1'],
  ['no text before', '', PAGE, 'a-1'],
  ['no text after', PAGE, '', 'a-1'],
  ['an empty value', '<p>', '</p>', ''],
  ['a value of many bytes', '<p>', '</p>', 'घ'.repeat(21_845)],
])('a template is the same plain and as gzip: %s', async (_name, before, after, value) => {
  const text = await precompressTemplate(before, after);
  expect(text.plain(value).toString()).toBe(before + value + after);
  expect(gunzipSync(text.gzipped(value)).toString()).toBe(before + value + after);
});

test('the gzip of a template is one member, after which nothing follows, and as small as its sides', async () => {
  const text = await precompressTemplate(PAGE, PAGE);
  const bytes = text.gzipped('a-1');
  expect(bytes.length).toBeLessThan(3000);
  // Read without the header and the sums, inflation ends at the first last block.
  expect(inflateRawSync(bytes.subarray(10, -8)).toString()).toBe(`${PAGE}a-1${PAGE}`);
});

test('two values of one template do not mix', async () => {
  const text = await precompressTemplate('<', '>');
  const [one, other] = [text.gzipped('one'), text.gzipped('other')];
  expect([gunzipSync(one).toString(), gunzipSync(other).toString()]).toEqual(['<one>', '<other>']);
});

test('a value that fits into no stored block is refused', async () => {
  const text = await precompressTemplate('<', '>');
  expect(() => text.gzipped('x'.repeat(65_536))).toThrow(RangeError);
});
