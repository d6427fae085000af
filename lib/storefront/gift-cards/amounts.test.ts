import fc from '#lib/testing/generated.ts';
import { formatRupees, parseAmount } from './amounts.ts';

test.each([
  ['500', 500],
  ['50000', 50_000],
  ['₹2,000', 2000],
  [' ₹ 2,000 ', 2000],
  ['Rs. 1 500', 1500],
  ['२०००', 2000],
])('the gift card amount %j is parsed as %d rupees', (typed, amount) => {
  expect(parseAmount(typed)).toBe(amount);
});

test.each([
  '',
  '499',
  '50001',
  '1e9',
  '1e3',
  '2000.5',
  '2000.00',
  '-2000',
  '20a0',
  '0x800',
  'Infinity',
  '2000₹ and more',
  '₹',
])('%j is not a valid gift card amount', (typed) => {
  expect(parseAmount(typed)).toBeNull();
});

test('every gift card amount is parsed back as displayed, and amounts outside the limits are refused', () => {
  fc.assert(
    fc.property(fc.integer({ min: -100_000, max: 1_000_000 }), (amount) => {
      const within = amount >= 500 && amount <= 50_000;
      expect(parseAmount(formatRupees(amount))).toBe(within ? amount : null);
    }),
  );
});
