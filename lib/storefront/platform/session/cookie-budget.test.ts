import { createCookieWatch } from './cookie-budget.ts';

let now = 0;
const warn = jest.fn();
const LARGE = `shopper=${'s'.repeat(4096)}; cartCount=1`;

beforeEach(() => {
  now = 1_000_000;
  warn.mockClear();
});

test('a request with more than 4096 bytes of cookies is logged by number and size only', () => {
  const watch = createCookieWatch(() => now, warn);
  watch('a'.repeat(4096));
  expect(warn).not.toHaveBeenCalled();
  watch(LARGE);
  expect(warn.mock.calls).toEqual([[{ bytes: LARGE.length, cookies: 2 }]]);
});

test('too many cookies are logged once a minute at most', () => {
  const watch = createCookieWatch(() => now, warn);
  for (let request = 0; request < 120; request += 1) {
    watch(LARGE);
    now += 1_000;
  }
  expect(warn).toHaveBeenCalledTimes(2);
});
