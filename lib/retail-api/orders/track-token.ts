import { createHmac } from 'node:crypto';
import { keyFor } from '../core/key-for.ts';
import { isSame } from '../customers/codes/code-keys.ts';

/** What the link to an order in a mail or SMS carries, `number.signature`: it shows how far this one order is, and nothing else. */
export function trackToken(secret: Uint8Array, orderNumber: string): string {
  return `${orderNumber}.${signatureOf(secret, orderNumber)}`;
}

/** The number of the order that a token was made for; null where anything about it is not as it was made. */
export function readTrackToken(secret: Uint8Array, token: string): string | null {
  const [orderNumber = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  return isSame(signatureOf(secret, orderNumber), signature) ? orderNumber : null;
}

function signatureOf(secret: Uint8Array, orderNumber: string): string {
  return createHmac('sha256', keyFor(secret, 'track link')).update(orderNumber).digest('base64url');
}
