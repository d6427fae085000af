import { testSecret } from '../../testing/test-secret.ts';
import { collectCode, isCollectCode } from './collect-code.ts';

const secret = testSecret(1);
const of = { number: 'SM-261126-7KQ4XW', version: 0 };

test('a code has six digits and is the same each time', () => {
  const codes = Array.from({ length: 300 }, (_, version) => collectCode(secret, { ...of, version }));
  expect(codes.every((code) => /^\d{6}$/.test(code))).toBe(true);
  expect(new Set(codes).size).toBeGreaterThan(290);
  expect(collectCode(secret, of)).toBe(codes[0]);
});

test('a collect code is accepted only for its own order and in its newest version', () => {
  const code = collectCode(secret, of);
  expect(isCollectCode(secret, of, code)).toBe(true);
  expect(isCollectCode(secret, { ...of, version: 1 }, code)).toBe(false);
  expect(isCollectCode(secret, { ...of, number: 'SM-261126-7KQ4XX' }, code)).toBe(false);
  expect(isCollectCode(testSecret(2), of, code)).toBe(false);
});
