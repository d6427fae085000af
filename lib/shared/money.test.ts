import { discountPercent, formatPaise } from './money.ts';

test.each([
  [12_500_000, '₹1,25,000'],
  [0, '₹0'],
  [123_45, '₹123.45'],
  [100_050, '₹1,000.50'],
])('%i paise are formatted as %s', (paise, text) => expect(formatPaise(paise)).toBe(text));

test.each([
  [1_499_500, 1_249_500, 16],
  [100, 100, 0],
  [100, 200, 0],
  [0, 0, 0],
  [100_000, 99_999, 0],
])('the discount of MRP %i at price %i is %i %%', (mrp, price, percent) =>
  expect(discountPercent(mrp, price)).toBe(percent),
);
