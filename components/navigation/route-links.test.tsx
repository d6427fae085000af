/** @jest-environment jsdom */
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentProps } from 'react';
import * as paths from '#lib/shared/paths.ts';
import { onRouteStart } from '#lib/storefront/platform/browser/navigation.ts';
import { FakeResources } from '#lib/testing/storefront/fake-resources.ts';
import { Link } from '@/components/ui/link';
import { RouteLinks } from './route-links';

const router = { push: jest.fn(), replace: jest.fn(), prefetch: jest.fn() };
jest.mock('next/navigation', () => ({ useRouter: () => router }));

new FakeResources().install();

/** Whether the browser would have followed the last click by itself. */
let isLeftToBrowser: boolean;
const onWindowClick = (event: Event) => {
  isLeftToBrowser = !event.defaultPrevented;
  event.preventDefault();
};

function show(href: string, attributes: Omit<ComponentProps<typeof Link>, 'href'> = {}) {
  render(
    <>
      <Link href={href} {...attributes}>
        There
      </Link>
      <RouteLinks />
    </>,
  );
  window.removeEventListener('click', onWindowClick);
  window.addEventListener('click', onWindowClick);
  return screen.getByRole('link');
}

const prefetched = () => [...new Set(router.prefetch.mock.calls.map(([href]) => href))];

beforeEach(() => {
  jest.clearAllMocks();
  isLeftToBrowser = false;
});
afterEach(() => window.removeEventListener('click', onWindowClick));

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
const PUBLIC = [paths.page('watches/men'), paths.search('cart'), paths.content('privacy'), '/carts'];

/** Does everything on a link that comes before a press. */
async function almostPress(link: HTMLElement): Promise<void> {
  await userEvent.hover(link);
  await userEvent.tab();
  await userEvent.pointer({ keys: '[TouchA>]', target: link });
}

test.each(PERSONAL)('%s is personal and is never prefetched', async (href) => {
  await almostPress(show(href));
  expect(prefetched()).toEqual([]);
});

test.each(PUBLIC)('%s is prefetched only once a pointer or the focus is near', async (href) => {
  const link = show(href);
  expect(prefetched()).toEqual([]);
  await almostPress(link);
  expect(router.prefetch).toHaveBeenCalledTimes(1);
  expect(prefetched()).toEqual([href]);
});

test('where the visitor saves data, a page is fetched only once its link is pressed', async () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true });
  const link = show('/watches');
  await userEvent.hover(link);
  await userEvent.tab();
  expect(prefetched()).toEqual([]);
  // A finger may begin a swipe.
  await userEvent.pointer({ keys: '[TouchA>]', target: link });
  fireEvent.touchStart(link);
  expect(prefetched()).toEqual([]);
  await userEvent.pointer({ keys: '[MouseLeft>]', target: link });
  expect(prefetched()).toEqual(['/watches']);
  Reflect.deleteProperty(navigator, 'connection');
});

test.each([
  ['a press by a pointer takes', 1, false],
  ['a press of a key does not take', 0, true],
])('%s the focus from the link of a page that is left', (_name, detail, keepsFocus) => {
  render(
    <main>
      <Link href="/watches">There</Link>
      <RouteLinks />
    </main>,
  );
  const link = screen.getByRole('link');
  link.focus();
  fireEvent.click(link, { detail });
  expect(router.push).toHaveBeenCalled();
  expect(document.activeElement === link).toBe(keepsFocus);
});

test.each(['/#offers', 'https://elsewhere.example/watches'])(
  '%s, on the current page or another site, is not prefetched',
  async (href) => {
    await almostPress(show(href));
    expect(prefetched()).toEqual([]);
  },
);

test.each([
  ['/watches', {}, 'push', false, [true]],
  ['/watches?brand=pathik', {}, 'push', false, [true]],
  ['/watches', { scroll: false }, 'push', false, [false]],
  ['/watches', { replace: true, scroll: false }, 'replace', false, [false]],
  ['/watches#offers', {}, 'push', true, [false]],
  ['/#offers', {}, 'push', true, []],
] as const)(
  'a press on the link to %s with %j goes there by the router, which scrolls to an anchor alone, and announces whether the page starts at its top',
  (href, attributes, mode, scroll, announced) => {
    const starts: boolean[] = [];
    const stop = onRouteStart((toTop) => starts.push(toTop));
    fireEvent.click(show(href, attributes));
    stop();
    expect(router[mode].mock.calls).toEqual([[href, { scroll }]]);
    expect(isLeftToBrowser).toBe(false);
    expect(starts).toEqual(announced);
  },
);

test.each([
  ['the current page, which is loaded again', '/', {}],
  ['another site', 'https://elsewhere.example/watches', {}],
  ['a page for another tab', '/watches', { target: '_blank' }],
])('a press on the link to %s is left to the browser', (_name, href, attributes) => {
  fireEvent.click(show(href, attributes));
  expect(router.push).not.toHaveBeenCalled();
  expect(isLeftToBrowser).toBe(true);
});

test.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }, { button: 1 }])(
  'a press with %j is left to the browser',
  (keys) => {
    fireEvent.click(show('/watches'), keys);
    expect(router.push).not.toHaveBeenCalled();
    expect(isLeftToBrowser).toBe(true);
  },
);

test('a press that a component has used for something else does not navigate', () => {
  fireEvent.click(show('/watches', { onClick: (event) => event.preventDefault() }));
  expect(router.push).not.toHaveBeenCalled();
});
