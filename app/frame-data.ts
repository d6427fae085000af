import { headers } from 'next/headers';
import { getFlags, getFooterShortcuts, getMenu, getSiteBanners } from '#lib/storefront/content/server.ts';
import { DEVICE_HEADER, HEADER_MODE_HEADER, NONCE_HEADER } from '#lib/storefront/platform/http/request-headers.ts';
import { readAdmission } from '#lib/storefront/platform/session/admission.ts';
import { frameMenu } from '@/components/header/frame-menu';
import type { FrameData } from '@/components/header/site-frame';

/** Loads the data of the frame around this request's page; none of it is personal. */
export async function loadFrame(): Promise<FrameData> {
  const facts = await headers();
  const mode = facts.get(HEADER_MODE_HEADER);
  const nonce = facts.get(NONCE_HEADER) ?? undefined;
  if (mode === 'none') return { mode, nonce };
  // The menu names the whole catalogue, so it is only for visitors with access to the store.
  if (mode === 'logo' || !(await readAdmission())) return { mode: 'logo', nonce };
  if (mode === 'cart-flow') {
    const [banners, flags] = await Promise.all([getSiteBanners(), getFlags()]);
    return { mode, nonce, banners, wishlist: flags.wishlist };
  }
  const device = facts.get(DEVICE_HEADER) === 'mobile' ? 'mobile' : 'desktop';
  const [entries, footerLinks, banners, flags] = await Promise.all([
    getMenu(device),
    getFooterShortcuts(),
    getSiteBanners(),
    getFlags(),
  ]);
  const { headerCartCount: cartCount, wishlist, openCartOnAdd: opensCart } = flags;
  const menu = frameMenu(entries);
  return { mode: 'full', nonce, device, menu, footerLinks, banners, cartCount, wishlist, opensCart };
}
