import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';
import { keyFor } from '../../core/key-for.ts';

/** A code of so many digits that nobody can foresee. */
export function makeCode(length: number): string {
  return String(randomInt(10 ** length)).padStart(length, '0');
}

/** What is kept of a code: without the secret a copy of the database does not tell it. Bound to the row it stands in. */
export function hashCode(secret: Uint8Array, id: string, code: string): string {
  return createHmac('sha256', keyFor(secret, 'one-time code')).update(`${id}.${code}`).digest('hex');
}

/** Looks like what is kept of a code, and fits none. */
export function hashOfNoCode(): string {
  return randomBytes(32).toString('hex');
}

/** The signature of a state; the parts cannot slide into one another. */
export function signState(secret: Uint8Array, parts: readonly string[]): string {
  return createHmac('sha256', keyFor(secret, 'signed state')).update(JSON.stringify(parts)).digest('base64url');
}

/** Compares without telling by its duration how much is equal. */
export function isSame(kept: string, given: string): boolean {
  const [left, right] = [Buffer.from(kept), Buffer.from(given)];
  return left.length === right.length && timingSafeEqual(left, right);
}
