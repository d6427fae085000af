import { escapeXml } from './xml-answer';

test.each([
  ['https://shop.test/a-watch', 'https://shop.test/a-watch'],
  ["https://shop.test/men's&boys'", 'https://shop.test/men&apos;s&amp;boys&apos;'],
  ['<a> "b"', '&lt;a&gt; &quot;b&quot;'],
])('%s stands in XML as %s', (text, escaped) => expect(escapeXml(text)).toBe(escaped));
