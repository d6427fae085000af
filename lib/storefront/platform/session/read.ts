import 'server-only';
import { getIronSession } from 'iron-session';
import { cookies, headers } from 'next/headers';
import { cache } from 'react';
import { type FlashCookie, readFlash } from './flash-cookies.ts';
import { markOf } from './mark.ts';
import { sealedCookies, sessionSecret } from './settings.ts';
import { readShopperData, type ShopperData } from './shopper-data.ts';

/** What is remembered of the shopper, for renders: read once a request, never written. */
export const readShopper = cache(async (): Promise<ShopperData> => {
  const sealed = await getIronSession<ShopperData>(await cookies(), sealedCookies().shopper);
  return readShopperData({ ...sealed }, Date.now());
});

/** The mark of the sign-in for which a page is made; null for a guest. */
export async function readMark(): Promise<string | null> {
  return markOf(await readShopper(), sessionSecret());
}

/** A short note of this browser, for renders: read, never written. */
export async function readPageFlash<Value>(note: FlashCookie<Value>): Promise<Value | null> {
  return readFlash(await cookies(), note, sealedCookies());
}

/** The Host header of the request, as it was received. */
export async function readHost(): Promise<string> {
  return (await headers()).get('host') ?? '';
}
