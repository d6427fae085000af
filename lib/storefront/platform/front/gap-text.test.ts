import { gunzipSync, inflateRawSync } from 'node:zlib';
import { makeGapText } from './gap-text.ts';

const PAGE = '<p>साड़ी और घड़ी</p>'.repeat(3000);

test.each([
  ['both sides', PAGE, PAGE, 'a-1'],
  ['no text before', '', PAGE, 'a-1'],
  ['no text after', PAGE, '', 'a-1'],
  ['an empty filling', '<p>', '</p>', ''],
  ['a filling of many bytes', '<p>', '</p>', 'घ'.repeat(21_845)],
])('a text with a gap is the same plain and as gzip: %s', async (_name, before, after, filling) => {
  const text = await makeGapText(before, after);
  expect(text.plain(filling).toString()).toBe(before + filling + after);
  expect(gunzipSync(text.gzipped(filling)).toString()).toBe(before + filling + after);
});

test('the gzip is one member, after which nothing follows, and as small as the sides', async () => {
  const text = await makeGapText(PAGE, PAGE);
  const bytes = text.gzipped('a-1');
  expect(bytes.length).toBeLessThan(3000);
  // Read without the header and the sums, inflation ends at the first last block.
  expect(inflateRawSync(bytes.subarray(10, -8)).toString()).toBe(`${PAGE}a-1${PAGE}`);
});

test('two fillings of one text do not mix', async () => {
  const text = await makeGapText('<', '>');
  const [one, other] = [text.gzipped('one'), text.gzipped('other')];
  expect([gunzipSync(one).toString(), gunzipSync(other).toString()]).toEqual(['<one>', '<other>']);
});

test('a filling that fits into no stored block is refused', async () => {
  const text = await makeGapText('<', '>');
  expect(() => text.gzipped('x'.repeat(65_536))).toThrow(RangeError);
});
