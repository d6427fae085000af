import { createRateLimiter } from './rate-limit.ts';

const LIMIT = { burst: 3, perSecond: 0.5 };

test('rate limit: a burst passes, then callers wait for the next token', () => {
  let now = 0;
  const take = createRateLimiter(() => now);
  expect([1, 2, 3].map(() => take('a', LIMIT))).toEqual([0, 0, 0]);
  expect(take('a', LIMIT)).toBe(2);
  expect(take('b', LIMIT)).toBe(0);
  now = 1999;
  expect(take('a', LIMIT)).toBe(1);
  now = 2000;
  expect(take('a', LIMIT)).toBe(0);
  expect(take('a', LIMIT)).toBe(2);
});

test('rate limit: an idle caller never saves more tokens than a burst', () => {
  let now = 0;
  const take = createRateLimiter(() => now);
  take('a', LIMIT);
  now = 1_000_000;
  expect([1, 2, 3, 4].map(() => take('a', LIMIT) === 0)).toEqual([true, true, true, false]);
});
