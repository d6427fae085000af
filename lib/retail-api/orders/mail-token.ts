import { createHmac } from 'node:crypto';
import { isSame } from '../codes/code-keys.ts';
import { keyFor } from '../key-for.ts';

/** The mails of an order that have a view in the browser. */
export const ORDER_MAIL_KINDS = ['confirmed', 'refund'] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** A mail of an order: which of its kinds, and the number of the order. */
export interface OrderMailReference {
  number: string;
  kind: OrderMailKind;
}

/** What the link of a mail carries, `number.kind.signature`: it opens this one mail, and nothing else. */
export function mailToken(secret: Uint8Array, { number, kind }: OrderMailReference): string {
  return `${number}.${kind}.${signatureOf(secret, number, kind)}`;
}

/** The mail that a token was made for; null where anything about it is not as it was made. */
export function readMailToken(secret: Uint8Array, token: string): OrderMailReference | null {
  const [number = '', named = '', signature = '', ...rest] = token.split('.');
  const kind = ORDER_MAIL_KINDS.find((known) => known === named);
  if (kind === undefined || rest.length > 0) return null;
  return isSame(signatureOf(secret, number, kind), signature) ? { number, kind } : null;
}

function signatureOf(secret: Uint8Array, number: string, kind: OrderMailKind): string {
  return createHmac('sha256', keyFor(secret, 'mail link'))
    .update(JSON.stringify([number, kind]))
    .digest('base64url');
}
