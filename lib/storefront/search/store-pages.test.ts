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
  ['gift for him', []],
  ['restored card case', []],
])('a search for “%s” names the pages %j', (text, hrefs) =>
  expect(storePagesFor(text).map(({ href }) => href)).toEqual(hrefs),
);
