import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { type ApiSecret, acceptedKeys, keyFor } from '../../core/api-secret.ts';
import { isSame } from '../../core/is-same.ts';

/** An unpredictable code with this number of digits. */
export function makeCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/**
 * The stored form of a code: without the secret, a copy of the database does not reveal the code. Bound to its row by
 * `id`.
 */
export function hashCode(secret: ApiSecret, id: string, code: string): string {
  return hashWith(keyFor(secret, 'one-time code'), id, code);
}

/** Whether a code is the one that was stored as this hash. Compares in constant time. */
export function isStoredCode(
  secret: ApiSecret,
  { id, code_hash }: { id: string; code_hash: string },
  code: string,
): boolean {
  return acceptedKeys(secret, 'one-time code').some((key) => isSame(hashWith(key, id, code), code_hash));
}

function hashWith(key: Uint8Array, id: string, code: string): string {
  return createHmac('sha256', key).update(`${id}.${code}`).digest('hex');
}

/** Has the form of a stored code hash but matches no code. */
export function hashOfNoCode(): string {
  return randomBytes(32).toString('hex');
}
