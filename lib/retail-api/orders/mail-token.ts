import { createHmac } from 'node:crypto';
import { keyFor } from '../core/key-for.ts';
import { isSame } from '../customers/codes/code-keys.ts';

/** The mails of an order that have a view in the browser. */
export const ORDER_MAIL_KINDS = [
  'confirmed',
  'refund',
  'packed',
  'shipped',
  'out-for-delivery',
  'delivered',
  'cancelled',
  'modified',
  'money-sent',
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** A mail of an order: which of its kinds, and the number of the order. */
export interface OrderMailReference {
  number: string;
  kind: OrderMailKind;
  /** Id of what it is about, where an order may have several of its kind: an event, or money that went back. */
  about?: string;
}

/** What the link of a mail carries, `number.kind.about.signature`: it opens this one mail, and nothing else. */
export function mailToken(secret: Uint8Array, { number, kind, about = '' }: OrderMailReference): string {
  return `${number}.${kind}.${about}.${signatureOf(secret, [number, kind, about])}`;
}

/** The mail that a token was made for; null where anything about it is not as it was made. */
export function readMailToken(secret: Uint8Array, token: string): OrderMailReference | null {
  const [number = '', named = '', about = '', signature = '', ...rest] = token.split('.');
  const kind = ORDER_MAIL_KINDS.find((known) => known === named);
  if (kind === undefined || rest.length > 0) return null;
  return isSame(signatureOf(secret, [number, kind, about]), signature) ? { number, kind, about } : null;
}

function signatureOf(secret: Uint8Array, signed: readonly string[]): string {
  return createHmac('sha256', keyFor(secret, 'mail link')).update(JSON.stringify(signed)).digest('base64url');
}
