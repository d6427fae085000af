import { fractionOf } from './fraction-of.ts';

test.each([
  ['the tax in ₹12,495 at 18 %', 1_249_500, 18, 118, 190_602],
  ['less than a half goes down', 4, 1, 10, 0],
  ['a half goes up', 5, 1, 10, 1],
  ['a half goes up from an even number too', 25, 1, 10, 3],
  ['nothing of something', 1_249_500, 0, 100, 0],
  ['something of nothing', 0, 18, 118, 0],
  ['all of it', 1_249_500, 100, 100, 1_249_500],
])('fractionOf: %s', (_what, amount, numerator, denominator, expected) => {
  expect(fractionOf(amount, numerator, denominator)).toBe(expected);
});

test('fractionOf is exact where floating-point numbers are not', () => {
  expect(fractionOf(Number.MAX_SAFE_INTEGER, 99, 100)).toBe(8_917_127_262_193_581);
});
