import type { IncomingMessage } from 'node:http';
import { missingLinkOf } from './missing-link.ts';

const linkOf = (headers: Record<string, string>, url = '/no-such-watch-7?q=9876543210', method = 'GET') =>
  missingLinkOf({ method, url, headers: { host: 'shop.test', ...headers } } as unknown as IncomingMessage);
const referer = 'https://shop.test/watches?mobile=9876543210';

test('a missing link of the store is reported without the queries of both pages', () => {
  const link = { path: '/no-such-watch-7', from: '/watches' };
  expect(linkOf({ referer, 'sec-fetch-site': 'same-origin' })).toEqual(link);
  expect(linkOf({ referer })).toEqual(link);
});

test.each([
  ['a scanner', {}, undefined, 'GET'],
  ['a link elsewhere', { referer: 'https://blog.example/' }, undefined, 'GET'],
  ['who poses as the store', { referer, 'sec-fetch-site': 'cross-site' }, undefined, 'GET'],
  ['a prefetch', { referer, 'next-router-prefetch': '1' }, undefined, 'GET'],
  ['what the browser fetched ahead', { referer, 'sec-purpose': 'prefetch' }, undefined, 'GET'],
  ['a referer that is none', { referer: 'watches' }, undefined, 'GET'],
  ['the page of failures itself', { referer }, '/404?reason=sign-in', 'GET'],
  ['a form', { referer }, undefined, 'POST'],
] as const)('%s is not reported as a missing link of the store', (_what, headers, url, method) => {
  expect(linkOf(headers as Record<string, string>, url, method)).toBeNull();
});

test('a missing link is reported without personal path segments, in its source and in its target', () => {
  const own = 'https://shop.test/gift-cards/orders/abc';
  expect(linkOf({ referer: own }, '/survey/template/web')).toEqual({
    path: '/survey/…/…',
    from: '/gift-cards/orders/…',
  });
});
