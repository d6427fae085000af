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

/** Reports whether the placeholder is near the viewport, as the browser does. */
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

test('a lazy part is loaded once when its place is near the viewport', async () => {
  render(<Page />);
  expect(margin).toBe('400px');
  await come(false);
  expect(load).not.toHaveBeenCalled();
  await come(true);
  expect(screen.getByText('The part')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(1);
  expect(disconnect).toHaveBeenCalledTimes(1);
});

test('a lazy part that fails to load leaves the page unchanged', async () => {
  load.mockRejectedValueOnce(new TypeError('Failed to fetch'));
  render(<Page />);
  await come(true);
  expect(screen.getByText('Nothing yet')).toBeVisible();
});
