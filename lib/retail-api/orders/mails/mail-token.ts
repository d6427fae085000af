import { type ApiSecret, isSigned, sign } from '../../core/api-secret.ts';

/** The emails of an order that have a web view. */
const ORDER_MAIL_KINDS = [
  'payment-link',
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
export function mailToken(secret: ApiSecret, { number, kind, about = '' }: OrderMailReference): string {
  return `${number}.${kind}.${about}.${sign(secret, 'mail link', signedText(number, kind, about))}`;
}

/** The email of a token; null if any part of the token was altered. */
export function readMailToken(secret: ApiSecret, token: string): OrderMailReference | null {
  const [number = '', named = '', about = '', signature = '', ...rest] = token.split('.');
  const kind = ORDER_MAIL_KINDS.find((known) => known === named);
  if (kind === undefined || rest.length > 0) return null;
  return isSigned(secret, 'mail link', signedText(number, kind, about), signature) ? { number, kind, about } : null;
}

const signedText = (number: string, kind: string, about: string) => JSON.stringify([number, kind, about]);
