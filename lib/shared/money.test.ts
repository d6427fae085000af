import { discountPercent, formatPaise, invoiceAmount } from './money.ts';

test.each([
  [12_500_000, '₹1,25,000'],
  [0, '₹0'],
  [123_45, '₹123.45'],
  [100_050, '₹1,000.50'],
])('%i paise read %s', (paise, text) => expect(formatPaise(paise)).toBe(text));

test.each([
  [1_24_950_00, '1,24,950.00'],
  [5, '0.05'],
  [0, '0.00'],
])('%i paise stand as %s in an invoice', (paise, text) => expect(invoiceAmount(paise)).toBe(text));

test.each([
  [1_499_500, 1_249_500, 16],
  [100, 100, 0],
  [100, 200, 0],
  [0, 0, 0],
  [100_000, 99_999, 0],
])('MRP %i, price %i: %i %% off', (mrp, price, percent) => expect(discountPercent(mrp, price)).toBe(percent));
