/** @jest-environment jsdom */
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { onRouteStart } from '#lib/shared/navigation.ts';
import * as paths from '#lib/shared/paths.ts';
import { Link } from './link';

interface StandInProps {
  href: string;
  prefetch: unknown;
  scroll?: boolean;
  children: string;
  onNavigate: (event: { preventDefault: () => void }) => void;
}

/** What a plain press on the link rendered last does first. */
let navigate: StandInProps['onNavigate'];
/** What the router was told to fetch ahead, once for each render. */
const prefetched: unknown[] = [];
jest.mock('next/link', () => ({
  __esModule: true,
  default: ({ prefetch, children, onNavigate, scroll: _, ...props }: StandInProps) => {
    prefetched.push(prefetch);
    navigate = onNavigate;
    return <a {...props}>{children}</a>;
  },
}));
beforeEach(() => {
  prefetched.length = 0;
});

const ID = '0f8fad5b-d9cb-469f-a165-70867728950e';
const PERSONAL = [
  paths.cart(),
  paths.profile(),
  paths.profile('saved'),
  paths.orders(),
  paths.order('SM-1'),
  paths.addresses(),
  paths.newAddress('/cart'),
  paths.address(ID),
  paths.privacy(),
  paths.deletion(),
  paths.wishlist(),
  paths.sharedWishlist(ID),
  paths.signIn('/watches'),
  paths.forgotPassword(),
  paths.passwordReset('x'),
  paths.userAccess('/watches'),
  `${paths.cart()}#total`,
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

test.each([
  ['/watches', undefined, [true]],
  ['/watches', false, [false]],
  ['/watches#offers', undefined, [false]],
  ['/#offers', undefined, []],
])('the way to %s, scrolling %s, is announced, and whether it is shown from its top', (href, scroll, expected) => {
  const heard: boolean[] = [];
  const stop = onRouteStart((toTop) => heard.push(toTop));
  render(
    <Link href={href} {...(scroll === undefined ? {} : { scroll })}>
      There
    </Link>,
  );
  navigate({ preventDefault: () => undefined });
  stop();
  expect(heard).toEqual(expected);
});

test.each(['/#offers', '#offers'])(
  'the way to %s on the page that is shown is left to the router, not a reload',
  (href) => {
    const preventDefault = jest.fn();
    render(<Link href={href}>There</Link>);
    navigate({ preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
  },
);
