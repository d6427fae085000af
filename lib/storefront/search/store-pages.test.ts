import { storePagesFor } from './store-pages.ts';

test.each([
  ['gift card', ['/gift-cards']],
  ['Giftcards for her', ['/gift-cards']],
  ['warranty', ['/page/warranty']],
  ['return policy', ['/page/returns']],
  ['order status', ['/track-order']],
  ['track my order', ['/track-order']],
  ['store near me', ['/store-locator']],
  ['gift card store', ['/gift-cards', '/store-locator']],
  ['old gold', ['/old-gold']],
  ['sell my old gold', ['/old-gold']],
  ['gold exchange', ['/old-gold', '/page/returns']],
  ['gold chain', []],
  ['gift for him', []],
  ['restored card case', []],
])('a search for “%s” names the pages %j', (text, hrefs) =>
  expect(storePagesFor(text, { oldGold: true }).map(({ href }) => href)).toEqual(hrefs),
);

test('a store that takes no old gold does not name its page', () => {
  expect(storePagesFor('old gold', { oldGold: false })).toEqual([]);
});
