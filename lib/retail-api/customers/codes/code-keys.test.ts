import { sign } from '../../core/api-secret.ts';
import { isSame } from '../../core/is-same.ts';
import { testSecret } from '../../testing/test-secret.ts';
import { hashCode, makeCode } from './code-keys.ts';

const secret = testSecret(5);

test.each([4, 6, 8])('codes of %i digits use every digit at every position, including leading zeros', (length) => {
  const codes = Array.from({ length: 2_000 }, () => makeCode(length));
  for (const code of codes) expect(code).toMatch(new RegExp(`^\\d{${length}}$`));
  for (let at = 0; at < length; at += 1) expect(new Set(codes.map((code) => code[at])).size).toBe(10);
  expect(new Set(codes).size).toBeGreaterThan(1_500);
});

test('a hash is bound to its row and to the secret', () => {
  const hash = hashCode(secret, 'row-1', '1234');
  expect(hash).toBe(hashCode(secret, 'row-1', '1234'));
  expect(hash).not.toBe(hashCode(secret, 'row-2', '1234'));
  expect(hash).not.toBe(hashCode(secret, 'row-1', '1235'));
  expect(hash).not.toBe(hashCode(testSecret(0), 'row-1', '1234'));
});

test('the hash of a code is not a valid state signature, even for the same text', () => {
  const hash = Buffer.from(hashCode(secret, 'row-1', '1234'), 'hex').toString('base64url');
  expect(sign(secret, 'one-time code', 'row-1.1234')).toBe(hash);
  expect(sign(secret, 'signed state', 'row-1.1234')).not.toBe(hash);
});

test('strings of different lengths compare as different without an error', () => {
  expect([isSame('a', 'a'), isSame('a', 'b'), isSame('a', ''), isSame('a', 'aa'), isSame('é', 'e')]).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
});
