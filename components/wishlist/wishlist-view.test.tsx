/** @jest-environment jsdom */
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { isLeaving } from '#lib/storefront/platform/forms/leave.ts';
import type { Wishlist, WishlistItem, WishlistReply } from '#lib/storefront/wishlist/types.ts';
import { WishlistView } from './wishlist-view';

const ITEM: WishlistItem = {
  code: 'RING',
  href: '/ring',
  title: 'Ring',
  brand: 'Aarvane',
  photos: [],
  labels: [],
  price: 100,
  mrp: 100,
  discountPercent: 0,
  colour: '',
  category: '',
  sizeName: null,
  sku: 'RING',
  sizeNeeded: false,
  inStock: true,
};
const ALONE: Wishlist = { items: [ITEM], sharedHref: '' };
const SHARED: Wishlist = { items: [ITEM], sharedHref: '/wishlist/abc' };

function open(rendered: Wishlist, reply: WishlistReply) {
  global.fetch = jest.fn(async () => ({ json: async () => reply })) as unknown as typeof fetch;
  render(<WishlistView rendered={rendered} moveKeys={{}} origin="https://shop.test" notice={null} />);
  return userEvent.setup();
}
const button = (name: string) => screen.getByRole('button', { name });

test('sharing the wishlist focuses its new link', async () => {
  const user = open(ALONE, { ok: true, notice: 'shared', message: '', wishlist: SHARED });
  await user.click(button('Share wishlist'));
  const link = await screen.findByRole('textbox', { name: 'Link to your wishlist' });
  expect(link).toHaveValue('https://shop.test/wishlist/abc');
  await waitFor(() => expect(link).toHaveFocus());
});

test('after the wishlist is no longer shared, the share button is focused', async () => {
  const user = open(SHARED, { ok: true, notice: 'unshared', message: '', wishlist: ALONE });
  await user.click(button('Stop sharing'));
  await waitFor(() => expect(button('Share wishlist')).toHaveFocus());
});

test('a failed wishlist change leaves the focus in place', async () => {
  const user = open(SHARED, { ok: false, reason: 'unavailable', message: 'Something went wrong.' });
  await user.click(button('Stop sharing'));
  expect(await screen.findByText('Something went wrong.')).toBeVisible();
  expect(button('Stop sharing')).toHaveFocus();
});

test('an ended session on the wishlist page leads to the sign-in, and nothing else navigates', async () => {
  // jsdom logs an error when the page navigates.
  const left = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const user = open(ALONE, { ok: false, reason: 'sign-in-required', message: '' });
  expect(isLeaving()).toBe(false);
  await user.click(button('Remove'));
  await waitFor(() => expect(isLeaving()).toBe(true));
  expect(left).toHaveBeenCalledTimes(1);
  left.mockRestore();
});
