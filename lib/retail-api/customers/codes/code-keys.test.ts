import { randomBytes } from 'node:crypto';
import { isSame } from '../../core/is-same.ts';
import { hashCode, makeCode, signState } from './code-keys.ts';

const secret = new Uint8Array(randomBytes(32));

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
  expect(hash).not.toBe(hashCode(new Uint8Array(32), 'row-1', '1234'));
});

test('the boundaries between the parts of a signed state are unambiguous', () => {
  expect(signState(secret, ['a', 'bc'])).not.toBe(signState(secret, ['ab', 'c']));
  expect(signState(secret, ['a","b'])).not.toBe(signState(secret, ['a', 'b']));
});

test('the hash of a code is not a valid state signature, even for the same text', () => {
  // Both hash `["row.1234"]`.
  const hash = Buffer.from(hashCode(secret, '["row', '1234"]'), 'hex').toString('base64url');
  expect(signState(secret, ['row.1234'])).not.toBe(hash);
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
