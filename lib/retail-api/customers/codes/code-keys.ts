import { createHmac, randomBytes, randomInt } from 'node:crypto';
import { keyFor } from '../../core/key-for.ts';

/** An unpredictable code with this number of digits. */
export function makeCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/**
 * The stored form of a code: without the secret, a copy of the database does not reveal the code. Bound to its row by
 * `id`.
 */
export function hashCode(secret: Uint8Array, id: string, code: string): string {
  return createHmac('sha256', keyFor(secret, 'one-time code')).update(`${id}.${code}`).digest('hex');
}

/** Has the form of a stored code hash but matches no code. */
export function hashOfNoCode(): string {
  return randomBytes(32).toString('hex');
}

/** The signature of a state; the boundaries between its parts are unambiguous. */
export function signState(secret: Uint8Array, parts: readonly string[]): string {
  return createHmac('sha256', keyFor(secret, 'signed state')).update(JSON.stringify(parts)).digest('base64url');
}
