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
])('the XSRF header of %s %s', (method, url, headers) => expect(xsrfHeaders(method, url, COOKIES)).toEqual(headers));

test('an XSRF cookie that is not URL-encoded is sent unchanged', () =>
  expect(xsrfHeaders('POST', '/api/cart', 'XSRF-TOKEN=100%')).toEqual({ 'X-XSRF-TOKEN': '100%' }));

test('without the XSRF cookie there is no XSRF header', () =>
  expect(xsrfHeaders('POST', '/api/cart', 'a=b')).toEqual({}));
