import { createHmac } from 'node:crypto';
import { keyFor } from '../key-for.ts';

/**
 * The key under which something is counted for a shopper, e.g. `otp:wrong:Xk3…`. It does not reveal the shopper,
 * because it outlives the account and must not contain mobiles, addresses or networks.
 */
export function limitKey(secret: Uint8Array, counted: string, ...holder: readonly string[]): string {
  const hash = createHmac('sha256', keyFor(secret, 'limit')).update(JSON.stringify([counted, ...holder]));
  return `${counted}:${hash.digest('base64url')}`;
}
