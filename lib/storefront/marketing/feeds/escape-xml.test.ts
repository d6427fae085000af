import { escapeXml } from './escape-xml.ts';

test.each([
  ['https://shop.test/a-watch', 'https://shop.test/a-watch'],
  ["https://shop.test/men's&boys'", 'https://shop.test/men&apos;s&amp;boys&apos;'],
  ['<a> "b"', '&lt;a&gt; &quot;b&quot;'],
  ['a\u0000b\u0007c\u001f\ufffe', 'abc'],
  ['half \ud83d of a pair', 'half  of a pair'],
  ['a watch ⌚ and 💍\tin\nlines', 'a watch ⌚ and 💍\tin\nlines'],
])('the text %j is escaped for XML as %j', (text, escaped) => expect(escapeXml(text)).toBe(escaped));
