import { type ApiSecret, isSigned, sign } from '../../core/api-secret.ts';
import { RETURN_MAIL_KINDS, type ReturnMailKind } from '../../messages/copy/return-mail.ts';

/** A return mail: its kind, and the number of the return. */
export interface ReturnMailReference {
  number: string;
  kind: ReturnMailKind;
}

/** The token in a mail's link, `number.kind.signature`: it opens only this mail. */
export function returnMailToken(secret: ApiSecret, { number, kind }: ReturnMailReference): string {
  return `${number}.${kind}.${sign(secret, 'mail link', signedText(number, kind))}`;
}

/** The mail that a token was issued for; null if any part of the token is invalid. */
export function readReturnMailToken(secret: ApiSecret, token: string): ReturnMailReference | null {
  const [number = '', named = '', signature = '', ...rest] = token.split('.');
  const kind = RETURN_MAIL_KINDS.find((known) => known === named);
  if (kind === undefined || rest.length > 0) return null;
  return isSigned(secret, 'mail link', signedText(number, kind), signature) ? { number, kind } : null;
}

const signedText = (number: string, kind: string) => JSON.stringify(['return', number, kind]);
