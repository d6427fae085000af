import { inLanguage } from '#lib/shared/request-context.ts';
import { hrefIn, localHref, pagePath, withLocalLinks, withoutLanguage } from './local-href.ts';

test.each([
  ['/', '/hi'],
  ['/?sort=new', '/hi?sort=new'],
  ['/#offers', '/hi#offers'],
  ['/watches?page=2', '/hi/watches?page=2'],
  ['/api/cart', '/hi/api/cart'],
  ['/hindi-calendar-1', '/hi/hindi-calendar-1'],
  ['/hi', '/hi'],
  ['/hi/watches', '/hi/watches'],
  ['/images/original/a.jpg', '/images/original/a.jpg'],
  ['#content', '#content'],
  ['?step=2', '?step=2'],
  ['', ''],
  ['//evil.example', '//evil.example'],
  ['https://example.com/', 'https://example.com/'],
  ['tel:1800', 'tel:1800'],
])('the address %j is %j in Hindi, and unchanged in English', (href, hindi) => {
  expect(hrefIn('hi', href)).toBe(hindi);
  expect(hrefIn('en', href)).toBe(href);
});

test.each([
  ['/hi', { language: 'hi', href: '/' }],
  ['/hi/', { language: 'hi', href: '/' }],
  ['/hi?q=a', { language: 'hi', href: '/?q=a' }],
  ['/hi/hi', { language: 'hi', href: '/hi' }],
  ['/hi/cart', { language: 'hi', href: '/cart' }],
  ['/hindi', { language: 'en', href: '/hindi' }],
  ['/en/cart', { language: 'en', href: '/en/cart' }],
  ['/', { language: 'en', href: '/' }],
])('%s without its language', (href, expected) => {
  expect(withoutLanguage(href)).toEqual(expected);
  expect(pagePath(href)).toBe(expected.href);
});

test('an address, and the links of an operator, follow the language of the request', () => {
  const html =
    '<p><a class="x" href="/page/care">Care</a> <a href="https://example.com/a">Off</a> <img src="/images/a.jpg"></p>';
  expect([localHref('/cart'), withLocalLinks(html)]).toEqual(['/cart', html]);
  expect(inLanguage('hi', () => localHref('/cart'))).toBe('/hi/cart');
  expect(inLanguage('hi', () => withLocalLinks(html))).toBe(html.replace('"/page', '"/hi/page'));
});
