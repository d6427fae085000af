/** @jest-environment jsdom */
import { act, render } from '@testing-library/react';
import { endRoute, startRoute } from '#lib/storefront/platform/browser/navigation.ts';
import { LoadingBar } from './loading-bar';

beforeEach(() => {
  jest.useFakeTimers();
  render(<LoadingBar />);
});
afterEach(() => jest.useRealTimers());

const wait = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const start = () => act(() => void startRoute());
const end = () => act(() => void endRoute());
/** Returns the bar's percentage; null where there is no bar. */
const shown = () => {
  const bar = document.querySelector('[data-loading]');
  return bar && Number(bar.getAttribute('data-loading'));
};

test('the loading bar grows in uneven steps, waits for the page before it completes, and then hides in 0.5 s', () => {
  start();
  const seen: number[] = [];
  for (let step = 0; step < 60; step++) {
    wait(200);
    seen.push(shown() ?? 0);
  }
  expect(seen[0]).toBeGreaterThan(0);
  expect(seen).toEqual(seen.toSorted((one, other) => one - other));
  const early = seen.slice(0, 6);
  const sizes = early.slice(1).map((percent, index) => (percent - (early[index] ?? 0)).toFixed(3));
  expect(new Set(sizes).size).toBeGreaterThan(1);
  expect(seen.at(-1)).toBeLessThan(100);
  end();
  expect(shown()).toBe(100);
  wait(499);
  expect(shown()).toBe(100);
  wait(1);
  expect(shown()).toBeNull();
});

test('a page that loads within 100 ms shows no loading bar', () => {
  start();
  wait(99);
  end();
  wait(1000);
  expect(shown()).toBeNull();
});

test("a second navigation restarts the loading bar while the first one's is finishing", () => {
  start();
  wait(3000);
  end();
  wait(100);
  start();
  wait(100);
  expect(shown()).toBeLessThan(20);
});

test('the loading bar of a second navigation is not removed by the end of the first', () => {
  start();
  wait(3000);
  end();
  wait(100);
  start();
  wait(100);
  for (let passed = 0; passed < 600; passed += 50) {
    expect(shown()).not.toBeNull();
    wait(50);
  }
});

test('the loading bar is hidden from screen readers', () => {
  start();
  wait(200);
  expect(document.querySelector('[data-loading]')).toHaveAttribute('aria-hidden', 'true');
});
