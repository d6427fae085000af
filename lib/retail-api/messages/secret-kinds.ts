import type { Message } from './outbox.ts';

/**
 * Messages that hold a code, a link with a token or the PIN of a gift card: their text is erased once they are sent or
 * have expired.
 */
export const SECRET_KINDS: readonly Message['kind'][] = [
  'code',
  'sign-in-notice',
  'staff-invitation',
  'staff-password-reset',
  'gift-card',
  'order-payment-link',
  'order-confirmed',
  'order-refund',
  'order-packed',
  'order-shipped',
  'order-out-for-delivery',
  'order-ready-to-collect',
  'order-collect-reminder',
  'order-delivered',
  'order-cancelled',
  'order-modified',
  'order-money-sent',
  'order-return',
];

/** Replaces the text of a message. */
export const NO_BODY = { body: '', html: '', details: '' };

/** Whether the text of a message of this kind must be erased. */
export function holdsSecret(kind: string): boolean {
  return SECRET_KINDS.some((secret) => secret === kind);
}
