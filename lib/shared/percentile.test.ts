import { percentile } from './percentile.ts';

test.each([
  [[30, 10, 20, 40], 0.5, 20],
  [[30, 10, 20, 40], 0.51, 30],
  [[30, 10, 20, 40], 0.99, 40],
  [[30, 10, 20, 40], 1, 40],
  [[7], 0.5, 7],
  [[], 0.99, Number.NaN],
])('of %j the percentile at the share %f is %f', (values, share, expected) => {
  expect(percentile(values, share)).toBe(expected);
});
