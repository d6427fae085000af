import { FACET_KEYS, MAX_FILTER_VALUES } from '#lib/contract/vocabulary.ts';
import fc from '#lib/testing/generated.ts';
import { publicQuery } from './public-query.ts';

test.each([
  ['/', '?utm_source=x&q=gold', ''],
  ['/watches', '', ''],
  ['/watches', '?', ''],
  ['/watches', '?utm_source=x&gclid=1&foo=bar', ''],
  ['/watches', '?sort=price-low&page=2&brand=b,a&_rsc=abc', '?brand=a%2Cb&page=2&sort=price-low'],
  ['/watches', '?sort=junk&page=0', ''],
  ['/watches', '?sort=newest&page=12', '?page=12&sort=newest'],
  ['/watches', '?sort=newest,junk&page=-1', ''],
  ['/watches', '?page=123456', '?page=10000'],
  ['/watches', '?page=1-3', '?page=1-3'],
  ['/watches', '?page=2-900', '?page=2-5'],
  ['/watches', '?page=3-1', '?page=3'],
  ['/watches', '?brand=a&brand=b', '?brand=a%2Cb'],
  ['/watches', '?dial=blue,,blue&brand=', '?dial=blue'],
  ['/watches', '?water=&water=50-m,30-m&water=50-m', '?water=30-m%2C50-m'],
  ['/a-watch-1', '?size=M&notice=select-size', '?notice=select-size&size=M'],
  ['/search', '?q=rose+gold&utm_medium=mail', '?q=rose+gold'],
  ['/search', '?photo=size', '?photo=size'],
  ['/search', '?photo=anything', ''],
  ['/search', '?photo=size&q=ring', '?q=ring'],
  ['/page/privacy', '?q=x&page=3', ''],
  ['/brands/featured-brands/products', '?page=3&size=M', '?page=3'],
  ['/constructor', '?x=1&page=3', '?page=3'],
  ['/__proto__', '?x=1&page=3', '?page=3'],
  ['/toString', '?x=1&page=3', '?page=3'],
  ['/hasOwnProperty', '?x=1&page=3', '?page=3'],
  ['/reviews/A1', '?stars=5&order=lowest&page=2&q=x', '?order=lowest&page=2&stars=5'],
  ['/reviews/A1', '?stars=6&order=best&sort=newest', ''],
  ['/emi', '?amount=%E2%82%B912,995.50&q=x', '?amount=12995.5'],
  ['/emi', '?amount=-5', '?amount=x'],
  ['/emi', '?amount=', ''],
  ['/404', '?reason=sign-in', '?reason=sign-in'],
  ['/404', '?reason=sign-out&page=3', '?reason=sign-out'],
  ['/404', '?reason=anything', ''],
  ['/watches', '?constructor=1&__proto__=2&page=3', '?page=3'],
])('the public query of %s%s is "%s"', (path, search, result) => expect(publicQuery(path, search)).toBe(result));

test('the order of parameters does not change the public query, which is canonical', () => {
  const pairs = fc.uniqueArray(
    fc.tuple(fc.constantFrom('brand', 'price', 'sort', 'page', 'gender', 'utm_source', 'zz'), fc.string()),
    { selector: ([name]) => name },
  );
  fc.assert(
    fc.property(pairs, (input) => {
      const forward = publicQuery('/watches', `?${new URLSearchParams(input)}`);
      const backward = publicQuery('/watches', `?${new URLSearchParams(input.toReversed())}`);
      expect(backward).toBe(forward);
      expect(publicQuery('/watches', forward)).toBe(forward);
    }),
  );
});

test('filters beyond the maximum of a list do not change the public query', () => {
  const values = Array.from({ length: 40 }, (_, index) => `v${index}`);
  const all = FACET_KEYS.map((key) => `${key}=${values.join(',')}`).join('&');
  const result = publicQuery('/watches', `?${all}`);
  expect(result.split('%2C')).toHaveLength(MAX_FILTER_VALUES);
  expect(publicQuery('/watches', `?${all}&origin=more`)).toBe(result);
});

test.each([
  ['/store-locator', '?open=1', '?open=1'],
  ['/store-locator', '?open=abc', ''],
  ['/store-locator', '?near=26.91,75.79', '?near=26.91%2C75.79'],
  ['/store-locator', '?near=26.91234,75.79', ''],
  ['/store-locator', '?size=14&product=7701sv01', '?product=7701SV01&size=14'],
  ['/store-locator', '?product=..%2Fx', ''],
  ['/store-locator', '?open=1&brand=aarvane&sort=newest', '?brand=aarvane&open=1'],
  ['/store-locator', '?brand=aarvane,pathik', ''],
  ['/size-guide/ring', '?width=16,50&product=d101mr01&q=x', '?product=D101MR01&width=16.5'],
  ['/size-guide/watch', '?wrist=+17+&flat=', '?wrist=17'],
  ['/size-guide/watch', '?wrist=seventeen', '?wrist=x'],
  ['/journal', '?page=2&utm_source=x', ''],
  ['/compare', '?codes=1801AV01&only=zzz', '?codes=1801AV01'],
  ['/compare', '?codes=1801av01,,1801AV01,b', '?codes=1801AV01%2CB'],
  ['/compare', '?codes=a,b,c,d,e,f,g', '?codes=A%2CB%2CC%2CD%2CE'],
  ['/brands/featured-brands', '?dial=blue&page=7', ''],
  ['/brands/featured-brands/products', '?dial=blue', '?dial=blue'],
  ['/watches', '?page=99999999', '?page=10000'],
])('the public query of %s%s is %s', (path, search, expected) => expect(publicQuery(path, search)).toBe(expected));
