/** @jest-environment jsdom */
import { ScrollPositions } from './scroll-positions';

const scrollTo = jest.fn();

beforeEach(() => {
  scrollTo.mockClear();
  window.scrollTo = scrollTo;
});

/** Where the page of an address is scrolled to when Back leads to it. */
function placeAfterBack(positions: ScrollPositions, address: string): number | undefined {
  scrollTo.mockClear();
  positions.restore(address);
  positions.arrive();
  return scrollTo.mock.calls[0]?.[1];
}

test('of a long visit the places of the last hundred pages are known', () => {
  const positions = new ScrollPositions();
  for (let page = 0; page <= 100; page++) positions.leave(`/watch-${page}?`, 1000 + page);
  expect(placeAfterBack(positions, '/watch-0?')).toBeUndefined();
  expect(placeAfterBack(positions, '/watch-1?')).toBe(1001);
  expect(placeAfterBack(positions, '/watch-100?')).toBe(1100);
});

test.each([
  ['a page that was left under a preview is scrolled up, too', 'manual', 1200],
  ['what the browser has restored stays', 'auto', undefined],
])('%s', (_name, restoration, expected) => {
  const positions = new ScrollPositions();
  positions.leave('/watch?', 1200);
  Object.defineProperty(window.history, 'scrollRestoration', {
    value: restoration,
    configurable: true,
    writable: true,
  });
  Object.defineProperty(window, 'scrollY', { value: 3000, configurable: true, writable: true });
  expect(placeAfterBack(positions, '/watch?')).toBe(expected);
  expect(window.history.scrollRestoration).toBe('auto');
});
