import { testSecret } from '../../testing/test-secret.ts';
import { limitKey } from './limit-key.ts';

const secret = testSecret(0);

test('a key shows what is counted, but not for whom', () => {
  const key = limitKey(secret, 'otp:wrong', '9876543210');
  expect(key).toMatch(/^otp:wrong:[\w-]{43}$/);
  expect(key).not.toContain('9876543210');
  expect(limitKey(secret, 'otp:wrong', '9876543210')).toBe(key);
});

test('other shoppers, counters and installations have other keys', () => {
  const keys = [
    limitKey(secret, 'otp:wrong', 'a', 'b'),
    limitKey(secret, 'otp:wrong', 'ab'),
    limitKey(secret, 'otp:wrong', 'a","b'),
    limitKey(secret, 'otp:sent', 'a', 'b'),
    limitKey(testSecret(1), 'otp:wrong', 'a', 'b'),
  ].map((key) => key.split(':').at(-1));
  expect(new Set(keys).size).toBe(keys.length);
});
