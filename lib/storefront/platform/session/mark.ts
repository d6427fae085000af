import { createHmac } from 'node:crypto';
import type { ShopperData } from './shopper-data.ts';

const LENGTH = 12;

/**
 * Tells one sign-in from every other, for scripts of the page: a short keyed hash, which opens nothing and from which
 * the customer token cannot be found. Null where nobody is signed in. `secret` is the one that seals the cookies.
 */
export function markOf({ customerToken }: Readonly<ShopperData>, secret: string): string | null {
  if (customerToken === undefined) return null;
  return createHmac('sha256', secret)
    .update(`mark of a sign-in: ${customerToken}`)
    .digest('base64url')
    .slice(0, LENGTH);
}
