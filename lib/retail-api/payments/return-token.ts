import { type ApiSecret, isSigned, sign } from '../core/api-secret.ts';

/**
 * The mark in the address that a gateway posts the browser back to, `id.signature`: whoever presents it started this
 * attempt. An unsigned failure from a gateway proves only that its number was known.
 */
export function signReturnToken(secret: ApiSecret, attemptId: string): string {
  return `${attemptId}.${sign(secret, 'payment return', attemptId)}`;
}

/** The attempt id of a mark; null if the mark was altered in any part. */
export function verifyReturnToken(secret: ApiSecret, mark: string): string | null {
  const [id = '', signature = '', ...rest] = mark.split('.');
  return rest.length === 0 && isSigned(secret, 'payment return', id, signature) ? id : null;
}
