import 'server-only';
import { getIronSession } from 'iron-session';
import { cookies } from 'next/headers';
import { cache } from 'react';
import { sealedCookies } from './settings.ts';
import { readShopperData, type ShopperData } from './shopper-data.ts';

/** What is remembered of the shopper, for renders: read once a request, never written. */
export const readShopper = cache(async (): Promise<ShopperData> => {
  const sealed = await getIronSession<ShopperData>(await cookies(), sealedCookies().shopper);
  return readShopperData({ ...sealed }, Date.now());
});
