/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { onRevealed, onRouteEnd, onRouteStart, startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { RouteWatcher } from './route-watcher';

jest.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const scrollTo = jest.fn();
const events: string[] = [];
const stops: (() => void)[] = [];
const root = document.documentElement;
let view: ReturnType<typeof render>;

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
  window.history.replaceState(null, '', '/');
  view = render(<RouteWatcher />);
  events.length = 0;
  stops.push(
    onRouteStart((toTop) => events.push(toTop ? 'start' : 'start in place')),
    onRouteEnd(() => events.push('end')),
    onRevealed(() => events.push('revealed')),
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  view.unmount();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** Renders the page of a URL, as the router does at the end of a navigation. */
const arrive = (href: string) => {
  window.history.replaceState(null, '', href);
  view.rerender(<RouteWatcher />);
};
const popTo = (href: string) => {
  window.history.replaceState(null, '', href);
  window.dispatchEvent(new Event('popstate'));
};

test('a navigation ends with the new page shown from its top', () => {
  startRoute();
  expect(scrollTo).not.toHaveBeenCalled();
  arrive('/watches');
  expect(events).toEqual(['start', 'end']);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('a changed query is a navigation; one that keeps its place is not scrolled', () => {
  startRoute(false);
  arrive('/?sort=new');
  expect(events).toEqual(['start in place', 'end']);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('browser Back starts a navigation and leaves the scroll position to the browser', () => {
  popTo('/watches');
  arrive('/watches');
  expect(events).toEqual(['start in place', 'end']);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('after Back to a page rendered too late for the browser, its scroll position is restored, once', () => {
  const scrollY = jest.replaceProperty(window, 'scrollY', 6298);
  startRoute();
  arrive('/titan');
  scrollTo.mockClear();
  popTo('/');
  // The product page could scroll this far.
  scrollY.replaceValue(5820);
  arrive('/');
  expect(scrollTo.mock.calls).toEqual([[0, 6298]]);
  scrollY.replaceValue(0);
  startRoute(false);
  arrive('/?sort=new');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  scrollY.restore();
});

test('a page left from the preview of its card keeps the scroll position at which the card was pressed', () => {
  const scrollY = jest.replaceProperty(window, 'scrollY', 900);
  startRoute();
  root.setAttribute('data-card-preview', '');
  scrollY.replaceValue(0);
  startRoute();
  root.removeAttribute('data-card-preview');
  arrive('/cart');
  scrollTo.mockClear();
  popTo('/');
  arrive('/');
  expect(scrollTo.mock.calls).toEqual([[0, 900]]);
  scrollY.restore();
});

test('browser Back within the page is no navigation, and ends one that was abandoned', () => {
  popTo('/#offers');
  expect(events).toEqual([]);
  startRoute();
  popTo('/');
  expect(events).toEqual(['start', 'end']);
  popTo('/#offers');
  expect(events).toEqual(['start', 'end']);
});

test('a page is marked as revealed two seconds after its navigation ended', () => {
  wait(1999);
  expect(root).not.toHaveAttribute('data-revealed');
  wait(1);
  expect(root).toHaveAttribute('data-revealed');
  startRoute();
  expect(root).not.toHaveAttribute('data-revealed');
  wait(5000);
  arrive('/watches');
  wait(1999);
  expect(root).not.toHaveAttribute('data-revealed');
  wait(1);
  expect(root).toHaveAttribute('data-revealed');
  expect(events).toEqual(['revealed', 'start', 'end', 'revealed']);
});

test('a navigation to the same URL ends by a timeout', () => {
  startRoute();
  wait(20_000);
  expect(events).toEqual(['start', 'end']);
});

test('the first page is no navigation', () => {
  view.unmount();
  view = render(<RouteWatcher />);
  expect(events).toEqual([]);
});

test('a navigation that scrolls to the top does not affect the next, unannounced one', () => {
  startRoute();
  arrive('/watches');
  scrollTo.mockClear();
  arrive('/watches?sort=new');
  expect(events).toEqual(['start', 'end', 'end']);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a navigation ends only once, and its page is revealed after its own two seconds', () => {
  wait(1500);
  startRoute();
  wait(400);
  arrive('/watches');
  wait(1999);
  expect(root).not.toHaveAttribute('data-revealed');
  wait(60_000);
  expect(events).toEqual(['start', 'end', 'revealed']);
});

test('a page reached without an announced navigation is revealed after its own two seconds, too', () => {
  wait(1500);
  arrive('/watches');
  wait(1999);
  expect(events).toEqual(['end']);
});

test('nothing is revealed during a navigation, and a second click restarts its timeout', () => {
  wait(1500);
  startRoute();
  wait(15_000);
  startRoute();
  wait(19_999);
  expect(events).toEqual(['start', 'start']);
});

test('an unmounted route watcher fires no events and listens to none', () => {
  view.unmount();
  wait(60_000);
  popTo('/watches');
  expect(events).toEqual([]);
});

test('the root element has flags for the cart flow and the checkout flow', () => {
  const flags = () => ['data-cart-flow', 'data-checkout-flow'].filter((name) => root.hasAttribute(name));
  expect(flags()).toEqual([]);
  arrive('/cart');
  expect(flags()).toEqual(['data-cart-flow']);
  arrive('/checkout?step=address');
  expect(flags()).toEqual(['data-cart-flow', 'data-checkout-flow']);
  arrive('/cartier-tank-1234');
  expect(flags()).toEqual([]);
});

test('Back leads into a page that is whole, and a page that is shown from its top is not', () => {
  popTo('/watches');
  expect(root).toHaveAttribute('data-whole');
  arrive('/watches');
  startRoute(false);
  expect(root).toHaveAttribute('data-whole');
  startRoute();
  expect(root).not.toHaveAttribute('data-whole');
});
