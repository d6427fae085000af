import { createHmac } from 'node:crypto';
import { isSame } from '../core/is-same.ts';
import { keyFor } from '../core/key-for.ts';

/**
 * The mark in the address that a gateway posts the browser back to, `id.signature`: whoever presents it started this
 * attempt. An unsigned failure from a gateway proves only that its number was known.
 */
export function signReturnToken(secret: Uint8Array, attemptId: string): string {
  return `${attemptId}.${signatureOf(secret, attemptId)}`;
}

/** The attempt id of a mark; null if the mark was altered in any part. */
export function verifyReturnToken(secret: Uint8Array, mark: string): string | null {
  const [id = '', signature = '', ...rest] = mark.split('.');
  return rest.length === 0 && isSame(signatureOf(secret, id), signature) ? id : null;
}

function signatureOf(secret: Uint8Array, attemptId: string): string {
  return createHmac('sha256', keyFor(secret, 'payment return')).update(attemptId).digest('base64url');
}
