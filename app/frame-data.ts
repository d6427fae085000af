import { headers } from 'next/headers';
import { getFlags, getFooterShortcuts, getMenu, getSiteBanners } from '#lib/storefront/content/server.ts';
import { DEVICE_HEADER, HEADER_MODE_HEADER } from '#lib/storefront/platform/http/request-headers.ts';
import { readAdmission } from '#lib/storefront/platform/session/admission.ts';
import type { FrameData } from '@/components/header/site-frame';

/** What the frame of this request's page shows. Nothing in it is of one shopper. */
export async function loadFrame(): Promise<FrameData> {
  const facts = await headers();
  const mode = facts.get(HEADER_MODE_HEADER);
  // The menu names the whole catalogue: it is for those alone who may see that.
  if (mode === 'none' || !(await readAdmission())) return { mode: 'none' };
  if (mode === 'cart-flow') {
    const [banners, flags] = await Promise.all([getSiteBanners(), getFlags()]);
    return { mode, banners, wishlist: flags.wishlist };
  }
  const device = facts.get(DEVICE_HEADER) === 'mobile' ? 'mobile' : 'desktop';
  const [entries, footerLinks, banners, flags] = await Promise.all([
    getMenu(device),
    getFooterShortcuts(),
    getSiteBanners(),
    getFlags(),
  ]);
  const { headerCartCount: cartCount, wishlist } = flags;
  return { mode: 'full', device, entries, footerLinks, banners, cartCount, wishlist };
}
