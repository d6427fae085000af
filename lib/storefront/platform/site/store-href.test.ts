import fc from '#lib/testing/generated.ts';
import { storeHref } from './store-href.ts';

test.each([
  ['watches/men', '/watches/men'],
  ['/watches/men/', '/watches/men'],
  ['', '/'],
  ['/', '/'],
  ['search?q=rose gold', '/search?q=rose+gold'],
  ['search?q=a?b', '/search?q=a%3Fb'],
  ['//evil.test/x', '/evil.test/x'],
  ['/\\evil.test', '/%5Cevil.test'],
  ['https://evil.test/x', '/https%3A/evil.test/x'],
  ['javascript:alert(1)', '/javascript%3Aalert(1)'],
  ['../../x', '/x'],
  ['watches#top', '/watches'],
])('storeHref converts %s to %s', (url, href) => expect(storeHref(url)).toBe(href));

test('storeHref keeps any text on the store', () => {
  fc.assert(
    fc.property(fc.webUrl(), fc.string({ unit: 'grapheme-ascii' }), (url, text) => {
      for (const href of [storeHref(url), storeHref(text), storeHref(`/${text}`)]) {
        expect(new URL(href, 'http://shop.test').origin).toBe('http://shop.test');
      }
    }),
  );
});
