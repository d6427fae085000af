import { benefitOf } from './benefit-of.ts';

test.each([
  ['10 % of ₹12,495', { kind: 'percent', percent: 10, cap: null }, 1_249_500, 124_950],
  ['10 % to the nearest paisa, a half up', { kind: 'percent', percent: 10, cap: null }, 1_005, 101],
  ['10 % up to ₹1,000', { kind: 'percent', percent: 10, cap: 100_000 }, 1_249_500, 100_000],
  ['10 % up to ₹2,000', { kind: 'percent', percent: 10, cap: 200_000 }, 1_249_500, 124_950],
  ['all of it', { kind: 'percent', percent: 100, cap: null }, 1_249_500, 1_249_500],
  ['₹500', { kind: 'amount', amount: 50_000 }, 1_249_500, 50_000],
  ['₹500 off ₹299', { kind: 'amount', amount: 50_000 }, 29_900, 29_900],
  ['₹500 off nothing', { kind: 'amount', amount: 50_000 }, 0, 0],
] as const)('benefitOf: %s', (_what, benefit, base, expected) => {
  expect(benefitOf(benefit, base)).toBe(expected);
});
