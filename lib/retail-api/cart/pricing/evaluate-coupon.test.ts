import { pricingLine } from '../../testing/pricing.ts';
import { evaluateCoupon } from './evaluate-coupon.ts';
import type { CouponTerms } from './types.ts';

const [full, afterOffer] = [1_299_500, 1_249_500];
const lines = [
  { ...pricingLine('WATCH'), gross: full, amount: afterOffer },
  { ...pricingLine('RING', { rootCategory: 'jewellery', category: 'rings' }), gross: 4_599_900, amount: 4_599_900 },
  { ...pricingLine('STRAP', { category: 'straps' }), gross: 99_900, amount: 99_900 },
];
const terms = (changes: Partial<CouponTerms>): CouponTerms => ({
  scope: {},
  minimumAmount: 0,
  benefit: { kind: 'amount', amount: 100_000 },
  ...changes,
});
const watches = { rootCategories: ['watches'] };

test('a coupon is split over the lines in its scope only', () => {
  expect(evaluateCoupon(terms({ scope: watches }), lines)).toEqual({
    // ₹1,000 x 12,495 / 13,494 is ₹925.967; the strap bears the other ₹74.033; the watch has lost more by rounding down.
    result: { kind: 'counts', discount: 100_000 },
    shares: [92_600, 0, 7_400],
  });
});

test('a percentage coupon is deducted from the line costs after offers, up to its cap', () => {
  const percent = (cap: number | null) =>
    evaluateCoupon(terms({ scope: watches, benefit: { kind: 'percent', percent: 15, cap } }), lines);
  expect(percent(null)).toEqual({ result: { kind: 'counts', discount: 202_500 }, shares: [187_500, 0, 15_000] });
  expect(percent(200_000)).toMatchObject({ result: { kind: 'counts', discount: 200_000 } });
  expect(percent(202_501)).toMatchObject({ result: { kind: 'counts', discount: 202_500 } });
});

test('a coupon’s minimum is compared with its lines at full price, to the paisa', () => {
  expect(evaluateCoupon(terms({ scope: watches, minimumAmount: 1_399_400 }), lines).result.kind).toBe('counts');
  expect(evaluateCoupon(terms({ scope: watches, minimumAmount: 1_399_401 }), lines)).toEqual({
    result: { kind: 'minimum', minimum: 1_399_401, missing: 1 },
    shares: [0, 0, 0],
  });
});

test('a coupon never deducts more than its lines cost', () => {
  const scope = { categories: ['straps'] };
  expect(evaluateCoupon(terms({ scope }), lines)).toEqual({
    result: { kind: 'counts', discount: 99_900 },
    shares: [0, 0, 99_900],
  });
});

test.each([
  ['nothing in the cart is in its scope', { scope: { brands: ['Fastrack'] } }, lines],
  ['the cart is empty', {}, []],
  [
    'what is in its scope costs nothing, whatever the minimum',
    { minimumAmount: 500 },
    [{ ...pricingLine('FREE'), gross: 0, amount: 0 }],
  ],
])('a coupon does not apply when %s', (_what, changes, cart) => {
  expect(evaluateCoupon(terms(changes), cart)).toEqual({
    result: { kind: 'not-applicable' },
    shares: cart.map(() => 0),
  });
});
