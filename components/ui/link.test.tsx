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

/** What a plain click on the link rendered last calls first. */
let navigate: StandInProps['onNavigate'];
/** The `prefetch` values passed to the router's link, one per render. */
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

/** Approaches the link in every possible way. */
async function approach(href: string): Promise<void> {
  render(<Link href={href}>There</Link>);
  await userEvent.hover(screen.getByRole('link'));
  await userEvent.tab();
  await userEvent.pointer({ keys: '[TouchA>]', target: screen.getByRole('link') });
}

test.each(PERSONAL)('%s is personal and is never prefetched', async (href) => {
  await approach(href);
  expect(new Set(prefetched)).toEqual(new Set([false]));
});

test.each(PUBLIC)('%s is prefetched only once a pointer or the focus is near', async (href) => {
  await approach(href);
  expect(prefetched[0]).toBe(false);
  expect(prefetched.at(-1)).toBe(true);
});

test.each([
  ['/watches', undefined, [true]],
  ['/watches', false, [false]],
  ['/watches#offers', undefined, [false]],
  ['/#offers', undefined, []],
])(
  'the link to %s with scroll %s announces its navigation, and whether it scrolls to the top',
  (href, scroll, expected) => {
    const starts: boolean[] = [];
    const stop = onRouteStart((toTop) => starts.push(toTop));
    render(
      <Link href={href} {...(scroll === undefined ? {} : { scroll })}>
        There
      </Link>,
    );
    navigate({ preventDefault: () => undefined });
    stop();
    expect(starts).toEqual(expected);
  },
);

test.each(['/#offers', '#offers'])(
  'the link to %s on the same page is left to the router instead of a reload',
  (href) => {
    const preventDefault = jest.fn();
    render(<Link href={href}>There</Link>);
    navigate({ preventDefault });
    expect(preventDefault).not.toHaveBeenCalled();
  },
);
