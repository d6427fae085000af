import fc from 'fast-check';
import { publicQuery } from './public-query.ts';

test.each([
  ['/', '?utm_source=x&q=gold', ''],
  ['/watches', '', ''],
  ['/watches', '?', ''],
  ['/watches', '?utm_source=x&gclid=1&foo=bar', ''],
  ['/watches', '?sort=price-low&page=2&brand=b,a&_rsc=abc', '?brand=b%2Ca&page=2&sort=price-low'],
  ['/watches', '?sort=junk&page=0', ''],
  ['/watches', '?sort=newest&page=12', '?page=12&sort=newest'],
  ['/watches', '?sort=newest,junk&page=-1', ''],
  ['/watches', '?page=123456', ''],
  ['/watches', '?brand=a&brand=b', '?brand=a%2Cb'],
  ['/a-watch-1', '?size=M&notice=select-size', '?notice=select-size&size=M'],
  ['/search', '?q=rose+gold&utm_medium=mail', '?q=rose+gold'],
  ['/page/privacy', '?q=x&page=3', ''],
  ['/brands/featured-brands/products', '?page=3&size=M', '?page=3'],
  ['/constructor', '?x=1&page=3', '?page=3'],
  ['/__proto__', '?x=1&page=3', '?page=3'],
  ['/toString', '?x=1&page=3', '?page=3'],
  ['/hasOwnProperty', '?x=1&page=3', '?page=3'],
  ['/404', '?reason=sign-in', '?reason=sign-in'],
  ['/404', '?reason=sign-out&page=3', '?reason=sign-out'],
  ['/404', '?reason=anything', ''],
  ['/watches', '?constructor=1&__proto__=2&page=3', '?page=3'],
])('%s%s keeps "%s"', (path, search, kept) => expect(publicQuery(path, search)).toBe(kept));

test('the order in which parameters are given makes no second key, and keeping twice keeps the same', () => {
  const pairs = fc.uniqueArray(
    fc.tuple(fc.constantFrom('brand', 'price', 'sort', 'page', 'gender', 'utm_source', 'zz'), fc.string()),
    { selector: ([name]) => name },
  );
  fc.assert(
    fc.property(pairs, (given) => {
      const forward = publicQuery('/watches', `?${new URLSearchParams(given)}`);
      const backward = publicQuery('/watches', `?${new URLSearchParams(given.toReversed())}`);
      expect(backward).toBe(forward);
      expect(publicQuery('/watches', forward)).toBe(forward);
    }),
  );
});
