import { xsrfHeaders } from './browser-fetch.ts';

const COOKIES = 'a=b; XSRF-TOKEN=to%2Fken; XSRF-TOKEN-2=other';

test.each([
  ['POST', '/api/cart', { 'X-XSRF-TOKEN': 'to/ken' }],
  ['DELETE', '/api/cart', { 'X-XSRF-TOKEN': 'to/ken' }],
  ['GET', '/api/cart', {}],
  ['HEAD', '/api/cart', {}],
  ['POST', 'https://elsewhere.test/api', {}],
  ['POST', '//elsewhere.test/api', {}],
  ['POST', '/\\elsewhere.test', {}],
])('%s %s', (method, url, headers) => expect(xsrfHeaders(method, url, COOKIES)).toEqual(headers));

test('a cookie that is no URL encoding is sent as it stands', () =>
  expect(xsrfHeaders('POST', '/api/cart', 'XSRF-TOKEN=100%')).toEqual({ 'X-XSRF-TOKEN': '100%' }));

test('without the cookie there is no header', () => expect(xsrfHeaders('POST', '/api/cart', 'a=b')).toEqual({}));
