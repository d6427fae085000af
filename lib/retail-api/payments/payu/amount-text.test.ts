import fc from '#lib/testing/generated.ts';
import { formatPayuAmount, parsePayuAmount } from './amount-text.ts';

test.each([
  [1, '0.01'],
  [10, '0.10'],
  [100, '1.00'],
  [123450, '1234.50'],
  [99999999999, '999999999.99'],
])('%i paise are written as %s', (paise, text) => {
  expect(formatPayuAmount(paise)).toBe(text);
});

test.each([
  ['10', 1000],
  ['10.5', 1050],
  ['10.05', 1005],
  ['0.00', 0],
])('%s is read as %i paise', (text, paise) => {
  expect(parsePayuAmount(text)).toBe(paise);
});

test.each(['', '-1.00', '1.234', '1,000.00', '1e3', ' 1.00', '1.', '.5', 'NaN', '٣.٠٠', '12345678901'])(
  '"%s" is not an amount',
  (text) => {
    expect(parsePayuAmount(text)).toBeNull();
  },
);

test('a written amount reads back unchanged', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e11 }), (paise) => {
      expect(parsePayuAmount(formatPayuAmount(paise))).toBe(paise);
    }),
    { numRuns: 10_000 },
  );
});
