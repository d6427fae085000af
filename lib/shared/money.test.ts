import { discountPercent, formatPaise } from './money.ts';

test.each([
  [12_500_000, '₹1,25,000'],
  [0, '₹0'],
  [123_45, '₹123.45'],
  [100_050, '₹1,000.50'],
  [-12_500_005, '-₹1,25,000.05'],
])('%i paise are formatted as %s', (paise, text) => expect(formatPaise(paise)).toBe(text));

test.each([2, 0])('paise are formatted as by Intl for India, with %i decimals', (decimals) => {
  const intl = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', minimumFractionDigits: decimals });
  for (let paise = 1; paise < 1e14; paise = paise * 7 + 13) {
    const amount = decimals === 0 ? paise * 100 : paise - (paise % 100) + 1 + (paise % 99);
    expect([amount, formatPaise(amount)]).toEqual([amount, intl.format(amount / 100)]);
  }
});

test.each([
  [1_499_500, 1_249_500, 16],
  [100, 100, 0],
  [100, 200, 0],
  [0, 0, 0],
  [100_000, 99_999, 0],
])('the discount of MRP %i at price %i is %i %%', (mrp, price, percent) =>
  expect(discountPercent(mrp, price)).toBe(percent),
);
