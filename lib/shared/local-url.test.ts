import { localUrl } from './local-url.ts';

test.each([
  ['127.0.0.1', 'http://127.0.0.1:4000'],
  ['0.0.0.0', 'http://127.0.0.1:4000'],
  ['::', 'http://127.0.0.1:4000'],
  ['::1', 'http://[::1]:4000'],
  ['retail-api.internal', 'http://retail-api.internal:4000'],
])('a server on %s is reached at %s', (host, url) => expect(localUrl(host, 4000)).toBe(url));
