import { createHmac } from 'node:crypto';
import { isSame } from '../../core/is-same.ts';
import { keyFor } from '../../core/key-for.ts';

/** The emails of an order that have a web view. */
const ORDER_MAIL_KINDS = [
  'confirmed',
  'refund',
  'packed',
  'shipped',
  'out-for-delivery',
  'ready-to-collect',
  'collect-reminder',
  'delivered',
  'cancelled',
  'modified',
  'money-sent',
] as const;
export type OrderMailKind = (typeof ORDER_MAIL_KINDS)[number];

/** An email of an order: its kind, and the number of the order. */
export interface OrderMailReference {
  number: string;
  kind: OrderMailKind;
  /** Id of its subject if an order may have several emails of the kind: an event, a refund, or the version of its code. */
  about?: string;
}

/** The token in the link of an email, `number.kind.about.signature`: it opens this email only. */
export function mailToken(secret: Uint8Array, { number, kind, about = '' }: OrderMailReference): string {
  return `${number}.${kind}.${about}.${signatureOf(secret, [number, kind, about])}`;
}

/** The email of a token; null if any part of the token was altered. */
export function readMailToken(secret: Uint8Array, token: string): OrderMailReference | null {
  const [number = '', named = '', about = '', signature = '', ...rest] = token.split('.');
  const kind = ORDER_MAIL_KINDS.find((known) => known === named);
  if (kind === undefined || rest.length > 0) return null;
  return isSame(signatureOf(secret, [number, kind, about]), signature) ? { number, kind, about } : null;
}

function signatureOf(secret: Uint8Array, signed: readonly string[]): string {
  return createHmac('sha256', keyFor(secret, 'mail link')).update(JSON.stringify(signed)).digest('base64url');
}
