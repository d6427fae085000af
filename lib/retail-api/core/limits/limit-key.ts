import { createHmac } from 'node:crypto';
import { keyFor } from '../key-for.ts';

/**
 * The key under which something is counted for a shopper, e.g. `otp:wrong:Xk3…`. Whose it is cannot be read from it:
 * it outlives the account, and mobiles, addresses and networks have no place in it.
 */
export function limitKey(secret: Uint8Array, counted: string, ...whose: readonly string[]): string {
  const hash = createHmac('sha256', keyFor(secret, 'limit')).update(JSON.stringify([counted, ...whose]));
  return `${counted}:${hash.digest('base64url')}`;
}
