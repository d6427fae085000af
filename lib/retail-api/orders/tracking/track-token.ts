import { type ApiSecret, isSigned, sign } from '../../core/api-secret.ts';

/** The token in the tracking link of an email or SMS, `number.signature`: it shows the status of this order only. */
export function trackToken(secret: ApiSecret, orderNumber: string): string {
  return `${orderNumber}.${sign(secret, 'track link', orderNumber)}`;
}

/** The order number of a token; null if any part of the token was altered. */
export function readTrackToken(secret: ApiSecret, token: string): string | null {
  const [orderNumber = '', signature = '', ...rest] = token.split('.');
  if (rest.length > 0) return null;
  return isSigned(secret, 'track link', orderNumber, signature) ? orderNumber : null;
}
