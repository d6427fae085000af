import { createHmac } from 'node:crypto';
import { sessionSecret } from './settings.ts';
import type { ShopperData } from './shopper-data.ts';

const LENGTH = 12;

/**
 * Identifies a sign-in for scripts of the page: a short keyed hash, which opens nothing and does not reveal the
 * customer token. Null for a guest. `secret` is the one that seals the cookies.
 */
export function sessionFingerprint({ customerToken }: Readonly<ShopperData>, secret: string): string | null {
  if (customerToken === undefined) return null;
  return createHmac('sha256', secret)
    .update(`mark of a sign-in: ${customerToken}`)
    .digest('base64url')
    .slice(0, LENGTH);
}

/** The fingerprint of the sign-in of a handler's shopper; null for a guest. */
export function fingerprintOfSession({ data }: { readonly data: Readonly<ShopperData> }): string | null {
  return sessionFingerprint(data, sessionSecret().current);
}
