import { parseEnvironment } from '#lib/shared/env.ts';
import { type ApiSecret, apiSecretOf, isSigned, sign } from './api-secret.ts';

const OLD = 'the old secret of the retail API for tests';
const NEW = 'the new secret of the retail API for tests';

const secretOf = (RETAIL_API_SECRET: string, ACCEPTED_RETAIL_API_SECRETS = '') =>
  apiSecretOf(parseEnvironment({ RETAIL_API_SECRET, ACCEPTED_RETAIL_API_SECRETS }));
const signed = (secret: ApiSecret) => sign(secret, 'track link', 'SM-1');

test('the current secret signs, and the accepted ones are accepted', () => {
  const secret = secretOf(NEW, `${OLD}, a third secret of the retail API for tests`);
  expect(signed(secret)).toBe(signed(secretOf(NEW)));
  expect(secret.accepted).toHaveLength(2);
  expect(isSigned(secret, 'track link', 'SM-1', signed(secretOf(OLD)))).toBe(true);
  expect(isSigned(secretOf(NEW), 'track link', 'SM-1', signed(secretOf(OLD)))).toBe(false);
});

test('a signature is valid for its text and its use alone', () => {
  const secret = secretOf(NEW, OLD);
  expect(isSigned(secret, 'track link', 'SM-2', signed(secret))).toBe(false);
  expect(isSigned(secret, 'mail link', 'SM-1', signed(secret))).toBe(false);
  expect(isSigned(secret, 'track link', 'SM-1', '')).toBe(false);
});

test('an accepted secret that is too short is refused', () => {
  expect(() => secretOf(NEW, `${OLD},short`)).toThrow('ACCEPTED_RETAIL_API_SECRETS');
});
