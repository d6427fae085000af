import { isLoopback, localUrl } from './loopback.ts';

describe('isLoopback', () => {
  test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])(
    'isLoopback is true for %s',
    (host) => {
      expect(isLoopback(host)).toBe(true);
    },
  );

  test.each([
    '',
    '0.0.0.0',
    '::',
    'localhost.evil.example',
    '127.0.0.1.nip.io',
    '127.evil.example',
    '10.0.0.1',
    '[::2]',
  ])('isLoopback is false for %s', (host) => {
    expect(isLoopback(host)).toBe(false);
  });
});

describe('localUrl', () => {
  test.each([
    ['127.0.0.1', 'http://127.0.0.1:4000'],
    ['0.0.0.0', 'http://127.0.0.1:4000'],
    ['::', 'http://127.0.0.1:4000'],
    ['::1', 'http://[::1]:4000'],
    ['retail-api.internal', 'http://retail-api.internal:4000'],
  ])('a server listening on %s is reached at %s', (host, url) => expect(localUrl(host, 4000)).toBe(url));
});
