import { createHmac } from 'node:crypto';
import { keyFor } from '../core/key-for.ts';
import { isSame } from '../customers/codes/code-keys.ts';

/**
 * What the address carries that a gateway posts the browser back to, `id.signature`: who brings it has begun this attempt.
 * A gateway that signs nothing of a failure proves no more than that its number was known.
 */
export function returnMark(secret: Uint8Array, attemptId: string): string {
  return `${attemptId}.${signatureOf(secret, attemptId)}`;
}

/** The id of the attempt that a mark was made for; null where anything about it is not as it was made. */
export function readReturnMark(secret: Uint8Array, mark: string): string | null {
  const [id = '', signature = '', ...rest] = mark.split('.');
  return rest.length === 0 && isSame(signatureOf(secret, id), signature) ? id : null;
}

function signatureOf(secret: Uint8Array, attemptId: string): string {
  return createHmac('sha256', keyFor(secret, 'payment return')).update(attemptId).digest('base64url');
}
