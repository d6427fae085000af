import { formatInvoicePaise } from './invoice-amount.ts';

test.each([
  [1_24_950_00, '1,24,950.00'],
  [5, '0.05'],
  [0, '0.00'],
])('an invoice amount of %i paise is formatted as %s', (paise, text) => expect(formatInvoicePaise(paise)).toBe(text));
