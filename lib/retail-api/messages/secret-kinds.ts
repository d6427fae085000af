import type { Message } from './outbox.ts';

/** Messages that hold a code, the link of a token or the PIN of a gift card: their words are removed once they have gone or expired. */
export const SECRET_KINDS: readonly Message['kind'][] = [
  'code',
  'sign-in-notice',
  'gift-card',
  'order-confirmed',
  'order-refund',
  'order-packed',
  'order-shipped',
  'order-out-for-delivery',
  'order-delivered',
  'order-cancelled',
  'order-modified',
  'order-money-sent',
  'order-return',
];

/** What stands in the place of the words of a message. */
export const NO_BODY = { body: '', html: '' };

/** Whether the words of a message of this kind must not be kept. */
export function holdsSecret(kind: string): boolean {
  return SECRET_KINDS.some((secret) => secret === kind);
}
