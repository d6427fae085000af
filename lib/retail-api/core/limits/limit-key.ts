import { type ApiSecret, sign } from '../api-secret.ts';

/**
 * The key under which something is counted for a shopper, e.g. `otp:wrong:Xk3…`. It does not reveal the shopper,
 * because it outlives the account and must not contain mobiles, addresses or networks.
 */
export function limitKey(secret: ApiSecret, counted: string, ...holder: readonly string[]): string {
  return `${counted}:${sign(secret, 'limit', JSON.stringify([counted, ...holder]))}`;
}
