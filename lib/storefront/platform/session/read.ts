import 'server-only';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { READABLE_COOKIES } from './cookie-names.ts';
import { type FlashCookie, readFlash } from './flash-cookies.ts';
import { openSealed } from './open-sealed.ts';
import { pincodeOf } from './pincode-cookie.ts';
import { sessionFingerprint } from './session-fingerprint.ts';
import { sealedCookies, sessionSecret } from './settings.ts';
import { readShopperData, type ShopperData } from './shopper-data.ts';

/** The shopper's sealed data, for renders: read once per request, never written. */
export const readShopper = cache(async (): Promise<ShopperData> => {
  const options = sealedCookies().shopper;
  const sealed = (await cookies()).get(options.cookieName)?.value;
  return readShopperData((await openSealed(sealed, options, options.ttl)).data, Date.now());
});

/** The mark of the sign-in that a page is rendered for; null for a guest. */
export async function readMark(): Promise<string | null> {
  return sessionFingerprint(await readShopper(), sessionSecret().current);
}

/** A flash cookie of this browser, for renders: read, never written. */
export async function readPageFlash<Value>(flash: FlashCookie<Value>): Promise<Value | null> {
  return readFlash(await cookies(), flash, sealedCookies());
}

/** The pincode that this browser keeps; empty where it keeps none. */
export async function readPincode(): Promise<string> {
  return pincodeOf((await cookies()).get(READABLE_COOKIES.pincode)?.value);
}

/** The Host header of the request, as received. */
export async function readHost(): Promise<string> {
  return (await headers()).get('host') ?? '';
}
