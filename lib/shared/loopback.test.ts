import { isLoopback } from './loopback.ts';

test.each(['localhost', 'LOCALHOST', '127.0.0.1', '127.1.2.3', '::1', '[::1]'])('%s is this machine', (host) => {
  expect(isLoopback(host)).toBe(true);
});

test.each(['', '0.0.0.0', '::', 'localhost.evil.example', '127.0.0.1.nip.io', '127.evil.example', '10.0.0.1', '[::2]'])(
  '%s may be another',
  (host) => {
    expect(isLoopback(host)).toBe(false);
  },
);
