import { createHmac } from 'node:crypto';
import { COLLECT_CODE_DIGITS } from '#lib/contract/index.ts';
import { type ApiSecret, acceptedKeys, keyFor } from '../../core/api-secret.ts';
import { isSame } from '../../core/is-same.ts';

/** An order and the version of its code: a new code has the next number. */
interface CodeOf {
  number: string;
  version: number;
}

/** The code that is shown at the counter to collect an order; nowhere stored, but derived from the order. */
export function collectCode(secret: ApiSecret, of: CodeOf): string {
  return codeWith(keyFor(secret, 'collect code'), of);
}

/** Whether a typed code is that of an order. */
export function isCollectCode(secret: ApiSecret, of: CodeOf, typed: string): boolean {
  return acceptedKeys(secret, 'collect code').some((key) => isSame(codeWith(key, of), typed));
}

function codeWith(key: Uint8Array, { number, version }: CodeOf): string {
  const digest = createHmac('sha256', key)
    .update(JSON.stringify([number, version]))
    .digest();
  // Of 2^48 numbers: how often each code occurs differs by less than one in 10^8.
  return String(digest.readUIntBE(0, 6) % 10 ** COLLECT_CODE_DIGITS).padStart(COLLECT_CODE_DIGITS, '0');
}
