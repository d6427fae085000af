import { taxInside } from './tax-inside.ts';

describe('tax included in a price', () => {
  test.each([
    ['a watch at ₹12,495, 18 %', 1_249_500, 18, 190_602],
    ['a ring at ₹45,999, 3 %', 4_599_900, 3, 133_978],
    ['rough diamonds at ₹1,000, 0.25 %', 100_000, 0.25, 249],
    ['cut diamonds at ₹1,000, 1.5 %', 100_000, 1.5, 1_478],
    ['₹1,000 at 28 %', 100_000, 28, 21_875],
    ['₹1.18 at 18 %', 118, 18, 18],
    ['16 paise at 28 %: three and a half go up', 16, 28, 4],
    ['no rate', 1_249_500, 0, 0],
    ['no price', 0, 18, 0],
  ])('tax included in a price: %s', (_what, price, rate, expected) => {
    expect(taxInside(price, rate)).toBe(expected);
  });

  test('a tax rate is read by its decimals, not by its floating-point value', () => {
    // 1.15 x 100 is 114.99999999999999 in floating point.
    expect(taxInside(10_115, 1.15)).toBe(115);
  });
});
