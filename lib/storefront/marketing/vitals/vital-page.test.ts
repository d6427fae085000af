import { vitalPageOf } from './vital-page.ts';

test.each([
  ['/', false, 'home'],
  ['/watches/men', false, 'list'],
  ['/titan-neo', true, 'product'],
  ['/search', false, 'search'],
  ['/page/about-us', false, 'content'],
  ['/cart', false, 'cart'],
  ['/checkout', false, 'checkout'],
  ['/myaccount', false, 'account'],
] as const)('%s, a product: %s, is %s', (path, showsProduct, page) => {
  expect(vitalPageOf(path, showsProduct)).toBe(page);
});
