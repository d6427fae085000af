import fc from '#lib/testing/generated.ts';
import { benefitOf } from './benefit-of.ts';

test.each([
  ['10 % of ₹12,490', { kind: 'percent', percent: 10, cap: null }, 1_249_000, 124_900],
  ['10 % of ₹12,495, up to the rupee', { kind: 'percent', percent: 10, cap: null }, 1_249_500, 125_000],
  [
    '10 % of ₹12,491, up to the rupee even by 90 paise',
    { kind: 'percent', percent: 10, cap: null },
    1_249_100,
    125_000,
  ],
  ['10 % of ₹10.05, a price with paise', { kind: 'percent', percent: 10, cap: null }, 1_005, 200],
  ['99 % of 50 paise, no more than that', { kind: 'percent', percent: 99, cap: null }, 50, 50],
  ['0 %', { kind: 'percent', percent: 0, cap: null }, 1_249_500, 0],
  ['10 % up to ₹1,249.75', { kind: 'percent', percent: 10, cap: 124_975 }, 1_249_500, 124_975],
  ['10 % up to ₹1,000', { kind: 'percent', percent: 10, cap: 100_000 }, 1_249_500, 100_000],
  ['10 % up to ₹2,000', { kind: 'percent', percent: 10, cap: 200_000 }, 1_249_500, 125_000],
  ['all of it', { kind: 'percent', percent: 100, cap: null }, 1_249_500, 1_249_500],
  ['₹500', { kind: 'amount', amount: 50_000 }, 1_249_500, 50_000],
  ['₹500 off ₹299', { kind: 'amount', amount: 50_000 }, 29_900, 29_900],
  ['₹500 off nothing', { kind: 'amount', amount: 50_000 }, 0, 0],
] as const)('benefitOf: %s', (_what, benefit, base, expected) => {
  expect(benefitOf(benefit, base)).toBe(expected);
});

test('a percentage is never undercut, and exceeded by less than a rupee', () => {
  fc.assert(
    fc.property(fc.nat(10 ** 9), fc.integer({ min: 0, max: 100 }), (rupees, percent) => {
      const base = rupees * 100;
      const discount = benefitOf({ kind: 'percent', percent, cap: null }, base);
      expect(discount % 100).toBe(0);
      expect(discount * 100).toBeGreaterThanOrEqual(base * percent);
      expect(discount * 100).toBeLessThan(base * percent + 100 * 100);
    }),
  );
});
