import { createHmac } from 'node:crypto';
import { isSame } from '../../core/is-same.ts';
import { keyFor } from '../../core/key-for.ts';
import { RETURN_MAIL_KINDS, type ReturnMailKind } from '../../messages/copy/return-mail.ts';

/** A return mail: its kind, and the number of the return. */
export interface ReturnMailReference {
  number: string;
  kind: ReturnMailKind;
}

/** The token in a mail's link, `number.kind.signature`: it opens only this mail. */
export function returnMailToken(secret: Uint8Array, { number, kind }: ReturnMailReference): string {
  return `${number}.${kind}.${signatureOf(secret, number, kind)}`;
}

/** The mail that a token was issued for; null if any part of the token is invalid. */
export function readReturnMailToken(secret: Uint8Array, token: string): ReturnMailReference | null {
  const [number = '', named = '', signature = '', ...rest] = token.split('.');
  const kind = RETURN_MAIL_KINDS.find((known) => known === named);
  if (kind === undefined || rest.length > 0) return null;
  return isSame(signatureOf(secret, number, kind), signature) ? { number, kind } : null;
}

function signatureOf(secret: Uint8Array, number: string, kind: ReturnMailKind): string {
  return createHmac('sha256', keyFor(secret, 'mail link'))
    .update(JSON.stringify(['return', number, kind]))
    .digest('base64url');
}
