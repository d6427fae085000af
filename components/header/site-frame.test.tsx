/** @jest-environment jsdom */
import { act, render, screen, within } from '@testing-library/react';
import type { SiteBanners } from '#lib/storefront/content/types.ts';
import { type FrameData, SiteFrame } from './site-frame';

let path = '/';
jest.mock('next/navigation', () => ({ usePathname: () => path, useSearchParams: () => new URLSearchParams() }));

const NO_BANNERS: SiteBanners = { disclaimer: '', bottomSticky: '', promo: '', social: '', footer: '' };
const FULL: Extract<FrameData, { mode: 'full' }> = {
  mode: 'full',
  device: 'mobile',
  menu: { version: '', top: [] },
  footerLinks: [],
  banners: NO_BANNERS,
  cartCount: true,
  wishlist: false,
  opensCart: true,
};

const show = (frame: FrameData) => act(async () => void render(<SiteFrame frame={frame}>Page</SiteFrame>));

beforeEach(() => {
  Reflect.set(document, 'cookie', 'cartCount=3');
  global.fetch = jest.fn(async () => ({ ok: true })) as unknown as typeof fetch;
});

test('banner strips are shown only where the operator wrote them; the lower one is sticky', async () => {
  await show(FULL);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  await show({ ...FULL, banners: { ...NO_BANNERS, promo: '<p>Sale</p>', bottomSticky: '<p>Closed on Monday</p>' } });
  expect(screen.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent('Sale');
  const notice = screen.getByRole('complementary', { name: 'Notice' });
  expect(notice).toHaveTextContent('Closed on Monday');
  expect(notice).toHaveClass('sticky');
});

test.each([
  ['<p>Sale</p>', 'bg-card'],
  ['<p class="strip-ink">Sale</p>', 'bg-ink'],
  ['<p class="strip-accent">Sale</p>', 'bg-brass'],
])('the strip %s has the ground %s', async (promo, ground) => {
  await show({ ...FULL, banners: { ...NO_BANNERS, promo } });
  expect(screen.getByRole('complementary', { name: 'Announcement' })).toHaveClass(ground);
});

test.each([
  ['/', 1],
  ['/watches', 0],
])('the disclaimer stays in view on the routes that carry it: %s', async (route, times) => {
  path = route;
  await show({ ...FULL, banners: { ...NO_BANNERS, disclaimer: '<p>Prices follow gold</p>' } });
  const disclaimers = screen.queryAllByRole('complementary', { name: 'Disclaimer' });
  expect(disclaimers).toHaveLength(times);
  for (const disclaimer of disclaimers) expect(disclaimer).toHaveClass('sticky');
});

test('the footer has the text about the store and its few main links', async () => {
  const footerLinks = [{ title: 'Delivery', href: '/page/shipping' }];
  await show({ ...FULL, footerLinks, banners: { ...NO_BANNERS, footer: '<p>Samay Retail</p>' } });
  const footer = screen.getByRole('contentinfo');
  expect(footer).toHaveTextContent('Samay Retail');
  expect(within(footer).getByRole('link', { name: 'Delivery' })).toHaveAttribute('href', '/page/shipping');
});

test('the cart count is shown, and hidden when it is switched off', async () => {
  await show(FULL);
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  document.body.replaceChildren();
  await show({ ...FULL, cartCount: false });
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent('');
});

test('the mobile menu links to the wishlist where it is on', async () => {
  await show({ ...FULL, wishlist: true });
  expect(screen.getByText('Orders, Wishlist, Address Book & more')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Wishlist', hidden: true })).toHaveAttribute('href', '/myaccount/wishlist');
});

test('no part of the site frame mentions the wishlist where it is off', async () => {
  await show(FULL);
  expect(document.body.innerHTML).not.toMatch(/wishlist/i);
});

test('without a menu from the retail API the account link is still there', async () => {
  await show(FULL);
  expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in', hidden: true })).toBeInTheDocument();
});

test.each([true, false])('the cart-flow header links to the wishlist where it is on: %s', async (wishlist) => {
  await show({ mode: 'cart-flow', banners: NO_BANNERS, wishlist });
  expect(screen.queryAllByRole('link', { name: 'Wishlist' })).toHaveLength(wishlist ? 1 : 0);
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeInTheDocument();
});
