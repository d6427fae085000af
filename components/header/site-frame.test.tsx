/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import type { Strips } from '#lib/content/types.ts';
import { HomeView } from '@/components/home/home-view';
import { type Frame, SiteFrame } from './site-frame';

const NO_STRIPS: Strips = { disclaimer: '', bottomSticky: '', promo: '', social: '', footer: '' };
const FULL: Extract<Frame, { mode: 'full' }> = {
  mode: 'full',
  device: 'mobile',
  entries: [],
  groups: [],
  strips: NO_STRIPS,
  cartCount: true,
  wishlist: false,
};

const show = (frame: Frame) => act(async () => void render(<SiteFrame frame={frame}>Page</SiteFrame>));

beforeEach(() => {
  Reflect.set(document, 'cookie', 'cartCount=3');
  global.fetch = jest.fn(async () => ({ ok: true })) as unknown as typeof fetch;
});

test('strips stand only where the operator wrote them; the lower one stays in view', async () => {
  await show(FULL);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  expect(screen.queryByRole('navigation', { name: 'Social' })).not.toBeInTheDocument();
  await show({ ...FULL, strips: { ...NO_STRIPS, promo: '<p>Sale</p>', bottomSticky: '<p>Closed on Monday</p>' } });
  expect(screen.getByRole('complementary', { name: 'Announcement' })).toHaveTextContent('Sale');
  const notice = screen.getByRole('complementary', { name: 'Notice' });
  expect(notice).toHaveTextContent('Closed on Monday');
  expect(notice).toHaveClass('sticky');
});

test('the disclaimer of the home page stays in view', async () => {
  const { rerender } = render(<HomeView sections={[]} disclaimer="" />);
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument();
  rerender(<HomeView sections={[]} disclaimer="<p>Prices follow gold</p>" />);
  expect(screen.getByRole('complementary', { name: 'Disclaimer' })).toHaveClass('sticky');
});

test('the footer shows the operator’s social links and text', async () => {
  const social = '<ul><li><a href="https://video.example/samay" rel="noopener noreferrer">Films</a></li></ul>';
  await show({ ...FULL, strips: { ...NO_STRIPS, social, footer: '<p>Samay Retail</p>' } });
  expect(screen.getByRole('link', { name: 'Films' })).toHaveAttribute('href', 'https://video.example/samay');
  expect(screen.getByRole('contentinfo')).toHaveTextContent('Samay Retail');
});

test('the count of the cart is shown, and hidden when it is switched off', async () => {
  await show(FULL);
  expect(screen.getByRole('link', { name: 'Cart, 3 items' })).toHaveTextContent('3');
  document.body.replaceChildren();
  await show({ ...FULL, cartCount: false });
  expect(screen.getByRole('link', { name: 'Cart' })).toHaveTextContent('');
});

test.each([
  [true, 1],
  [false, 0],
])('the account’s hint names the wishlist where it is on: %s', async (wishlist, times) => {
  await show({ ...FULL, wishlist });
  expect(document.body.innerHTML.match(/wishlist/gi) ?? []).toHaveLength(times);
});

test('without a menu from the retail API the way to the account is still there', async () => {
  await show({ ...FULL, entries: [] });
  expect(screen.getByRole('button', { name: 'Menu' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Sign in', hidden: true })).toBeInTheDocument();
});

test.each([true, false])('the cart-flow header leads to the wishlist where it is on: %s', async (wishlist) => {
  await show({ mode: 'cart-flow', strips: NO_STRIPS, wishlist });
  expect(screen.queryAllByRole('link', { name: 'Wishlist' })).toHaveLength(wishlist ? 1 : 0);
  expect(screen.getByRole('link', { name: 'Continue Shopping' })).toBeInTheDocument();
});
