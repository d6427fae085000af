/** @jest-environment jsdom */
import { act, render, screen } from '@testing-library/react';
import { useLazyComponent } from './use-lazy-component';

let seen: IntersectionObserverCallback;
let margin: string | undefined;
const disconnect = jest.fn();
const load = jest.fn(async () => 'The part');

function Page() {
  const { container: place, part } = useLazyComponent(load, 400);
  return <div ref={place}>{part ?? 'Nothing yet'}</div>;
}

/** Tells whether the place is near, as the browser does. */
const come = (isIntersecting: boolean) =>
  act(async () => seen([{ isIntersecting } as IntersectionObserverEntry], {} as IntersectionObserver));

beforeEach(() => {
  jest.clearAllMocks();
  global.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback, options?: IntersectionObserverInit) {
      seen = callback;
      margin = options?.rootMargin;
    }
    observe() {}
    disconnect = disconnect;
  } as unknown as typeof IntersectionObserver;
});

test('a part is fetched once its place is near, and once', async () => {
  render(<Page />);
  expect(margin).toBe('400px');
  await come(false);
  expect(load).not.toHaveBeenCalled();
  await come(true);
  expect(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('without a network the page stays as it is', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Page />);
  await come(true);
  expect(screen.getByText('Nothing yet')).toBeVisible();
});
