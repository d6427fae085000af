/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { checkOnLoad } from '#lib/storefront/account/session-check.ts';
import type { SiteBanners } from '#lib/storefront/content/types.ts';
import { type FrameData, SiteFrame } from './site-frame';

jest.mock('next/navigation', () => ({ usePathname: () => '/', useSearchParams: () => new URLSearchParams() }));
jest.mock('#lib/storefront/account/session-check.ts', () => ({
  checkOnLoad: jest.fn(),
  onShopperChange: () => () => undefined,
}));

const banners: SiteBanners = { disclaimer: '', bottomSticky: '', promo: '', social: '', footer: '' };
const FRAMES: [string, FrameData][] = [
  ['no header', { mode: 'none' }],
  ['the logo alone', { mode: 'logo' }],
  ['the cart-flow header', { mode: 'cart-flow', banners, wishlist: false }],
  [
    'the full header',
    {
      mode: 'full',
      device: 'mobile',
      menu: { version: '', top: [] },
      footerLinks: [],
      banners,
      cartCount: false,
      wishlist: false,
      opensCart: true,
    },
  ],
];

test.each(FRAMES)('a page with %s has its session checked', async (_name, frame) => {
  jest.mocked(checkOnLoad).mockClear();
  await act(async () => void render(<SiteFrame frame={frame}>Page</SiteFrame>));
  expect(checkOnLoad).toHaveBeenCalledTimes(1);
});
