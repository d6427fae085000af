/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { onRevealed, onRouteEnd, onRouteStart, startRoute } from '#lib/shared/navigation.ts';
import { RouteWatcher } from './route-watcher';

jest.mock('next/navigation', () => ({
  usePathname: () => window.location.pathname,
  useSearchParams: () => new URLSearchParams(window.location.search),
}));

const scrollTo = jest.fn();
const heard: string[] = [];
const stops: (() => void)[] = [];
const root = document.documentElement;
let view: ReturnType<typeof render>;

beforeEach(() => {
  jest.useFakeTimers();
  window.scrollTo = scrollTo;
  scrollTo.mockClear();
  window.history.replaceState(null, '', '/');
  view = render(<RouteWatcher />);
  heard.length = 0;
  stops.push(
    onRouteStart((toTop) => heard.push(toTop ? 'start' : 'start in place')),
    onRouteEnd(() => heard.push('end')),
    onRevealed(() => heard.push('revealed')),
  );
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  view.unmount();
  jest.useRealTimers();
});

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
/** The page of an address is shown. */
const arrive = (href: string) => {
  window.history.replaceState(null, '', href);
  view.rerender(<RouteWatcher />);
};
const popTo = (href: string) => {
  window.history.replaceState(null, '', href);
  window.dispatchEvent(new Event('popstate'));
};

test('the new page is announced and shown from its top', () => {
  startRoute();
  expect(scrollTo).not.toHaveBeenCalled();
  arrive('/watches');
  expect(heard).toEqual(['start', 'end']);
  expect(scrollTo).toHaveBeenCalledWith(0, 0);
});

test('another query is another page; one that keeps its place is not scrolled', () => {
  startRoute(false);
  arrive('/?sort=new');
  expect(heard).toEqual(['start in place', 'end']);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Back begins a change by itself, and leaves to the browser how far the page was scrolled', () => {
  popTo('/watches');
  arrive('/watches');
  expect(heard).toEqual(['start in place', 'end']);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('Back to a page that is there too late for the browser leads to the place at which it was left, once', () => {
  const scrollY = jest.replaceProperty(window, 'scrollY', 6298);
  startRoute();
  arrive('/titan');
  scrollTo.mockClear();
  popTo('/');
  // As far as the page of the product went.
  scrollY.replaceValue(5820);
  arrive('/');
  expect(scrollTo.mock.calls).toEqual([[0, 6298]]);
  scrollY.replaceValue(0);
  startRoute(false);
  arrive('/?sort=new');
  expect(scrollTo).toHaveBeenCalledTimes(1);
  scrollY.restore();
});

test('what scrolls the page to its top as it comes back does not keep it there', () => {
  const scrollY = jest.replaceProperty(window, 'scrollY', 886);
  startRoute();
  arrive('/ring');
  scrollTo.mockClear();
  popTo('/');
  arrive('/');
  expect(scrollTo).not.toHaveBeenCalled();
  scrollY.replaceValue(0);
  jest.advanceTimersToNextFrame();
  expect(scrollTo.mock.calls).toEqual([[0, 886]]);
  scrollY.restore();
});

test('Back within the page is no change, and ends one that was given up', () => {
  popTo('/#offers');
  expect(heard).toEqual([]);
  startRoute();
  popTo('/');
  expect(heard).toEqual(['start', 'end']);
  popTo('/#offers');
  expect(heard).toEqual(['start', 'end']);
});

test('a page is revealed two seconds after it was there', () => {
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
  expect(heard).toEqual(['revealed', 'start', 'end', 'revealed']);
});

test('a change that led to the same address ends at last', () => {
  startRoute();
  wait(20_000);
  expect(heard).toEqual(['start', 'end']);
});

test('the first page is no change', () => {
  view.unmount();
  view = render(<RouteWatcher />);
  expect(heard).toEqual([]);
});

test('one change to the top says nothing of the next, which nobody announced', () => {
  startRoute();
  arrive('/watches');
  scrollTo.mockClear();
  arrive('/watches?sort=new');
  expect(heard).toEqual(['start', 'end', 'end']);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a change that ended does not end again, and has its own two seconds', () => {
  wait(1500);
  startRoute();
  wait(400);
  arrive('/watches');
  wait(1999);
  expect(root).not.toHaveAttribute('data-revealed');
  wait(60_000);
  expect(heard).toEqual(['start', 'end', 'revealed']);
});

test('a page that nobody announced has its own two seconds, too', () => {
  wait(1500);
  arrive('/watches');
  wait(1999);
  expect(heard).toEqual(['end']);
});

test('nothing is revealed while the next page is on its way, and a second press begins its time anew', () => {
  wait(1500);
  startRoute();
  wait(15_000);
  startRoute();
  wait(19_999);
  expect(heard).toEqual(['start', 'start']);
});

test('once it is gone it says nothing and hears nothing', () => {
  view.unmount();
  wait(60_000);
  popTo('/watches');
  expect(heard).toEqual([]);
});

test('the root says in which flow a page stands', () => {
  const flags = () => ['data-cart-flow', 'data-checkout-flow'].filter((name) => root.hasAttribute(name));
  expect(flags()).toEqual([]);
  arrive('/cart');
  expect(flags()).toEqual(['data-cart-flow']);
  arrive('/checkout?step=address');
  expect(flags()).toEqual(['data-cart-flow', 'data-checkout-flow']);
  arrive('/cartier-tank-1234');
  expect(flags()).toEqual([]);
});
