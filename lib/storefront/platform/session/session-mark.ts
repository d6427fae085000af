import { sessionFingerprint } from './mark.ts';
import { sessionSecret } from './settings.ts';
import type { ShopperSession } from './shopper-session.ts';

/** The mark of the sign-in of a handler's shopper; null for a guest. */
export function fingerprintOfSession({ data }: ShopperSession): string | null {
  return sessionFingerprint(data, sessionSecret());
}
