/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { paths } from '#lib/shared/paths.ts';
import { Link } from './link';

/** What the router was told to fetch ahead, once for each render. */
const prefetched: unknown[] = [];
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, children, ...props }: { prefetch: unknown; children: string }) => {
    prefetched.push(prefetch);
    return <a {...props}>{children}</a>;
  },
}));
beforeEach(() => {
  prefetched.length = 0;
});

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const PERSONAL = [
  ...[paths.cart(), paths.profile(), paths.profile('saved'), paths.orders(), paths.order('SM-1'), paths.addresses()],
  ...[paths.newAddress('/cart'), paths.address(ID), paths.privacy(), paths.deletion(), paths.wishlist()],
  ...[paths.sharedWishlist(ID), paths.signIn('/watches'), paths.forgotPassword(), paths.passwordReset('x')],
  ...[paths.userAccess('/watches'), `${paths.cart()}#total`],
];
const PUBLIC = [paths.home(), paths.page('watches/men'), paths.search('cart'), paths.content('privacy'), '/carts'];

/** Comes near the link in each way there is. */
async function approach(href: string): Promise<void> {
  render(<Link href={href}>There</Link>);
  await userEvent.hover(screen.getByRole('link'));
  await userEvent.tab();
  await userEvent.pointer({ keys: '[TouchA>]', target: screen.getByRole('link') });
}

test.each(PERSONAL)('%s is one shopper’s, and never lies in the browser before it is asked for', async (href) => {
  await approach(href);
  expect(new Set(prefetched)).toEqual(new Set([false]));
});

test.each(PUBLIC)('%s is fetched once a pointer or the focus comes near, not before', async (href) => {
  await approach(href);
  expect(prefetched[0]).toBe(false);
  expect(prefetched.at(-1)).toBe(true);
});
