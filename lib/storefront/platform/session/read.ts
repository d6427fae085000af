import 'server-only';
import { getIronSession } from 'iron-session';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { type FlashCookie, readFlash } from './flash-cookies.ts';
import { sessionFingerprint } from './mark.ts';
import { sealedCookies, sessionSecret } from './settings.ts';
import { readShopperData, type ShopperData } from './shopper-data.ts';

/** The shopper's sealed data, for renders: read once per request, never written. */
export const readShopper = cache(async (): Promise<ShopperData> => {
  const sealed = await getIronSession<ShopperData>(await cookies(), sealedCookies().shopper);
  return readShopperData({ ...sealed }, Date.now());
});

/** The mark of the sign-in that a page is rendered for; null for a guest. */
export async function readMark(): Promise<string | null> {
  return sessionFingerprint(await readShopper(), sessionSecret());
}

/** A flash cookie of this browser, for renders: read, never written. */
export async function readPageFlash<Value>(flash: FlashCookie<Value>): Promise<Value | null> {
  return readFlash(await cookies(), flash, sealedCookies());
}

/** The Host header of the request, as received. */
export async function readHost(): Promise<string> {
  return (await headers()).get('host') ?? '';
}
