import { createHmac } from 'node:crypto';
import { isSame } from '../../core/is-same.ts';
import { keyFor } from '../../core/key-for.ts';

/** The token in the tracking link of an email or SMS, `number.signature`: it shows the status of this order only. */
export function trackToken(secret: Uint8Array, orderNumber: string): string {
  return `${orderNumber}.${signatureOf(secret, orderNumber)}`;
}

/** The order number of a token; null if any part of the token was altered. */
export function readTrackToken(secret: Uint8Array, token: string): string | null {
  const [orderNumber = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  return isSame(signatureOf(secret, orderNumber), signature) ? orderNumber : null;
}

function signatureOf(secret: Uint8Array, orderNumber: string): string {
  return createHmac('sha256', keyFor(secret, 'track link')).update(orderNumber).digest('base64url');
}
