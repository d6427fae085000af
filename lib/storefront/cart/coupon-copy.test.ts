import { COUPON_REFUSALS } from '#lib/contract/vocabulary.ts';
import { couponCopy, couponFailureCopy, droppedCouponCopy, droppedEarlierCopy, lastDay } from './coupon-copy.ts';

const NOW = Date.parse('2026-11-21T12:00:00+05:30');
const at = (moment: string) => Date.parse(`${moment}+05:30`);

test('every coupon refusal reason has distinct copy, with and without details', () => {
  const details = { minimum: 10_000_00, missing: 1_500_00, at: at('2026-05-03T21:00:00'), maximum: 25 };
  for (const detail of [{}, details]) {
    const text = COUPON_REFUSALS.map((reason) => couponCopy({ reason, ...detail }, NOW));
    expect(new Set(text).size).toBe(COUPON_REFUSALS.length);
    for (const sentence of text) expect(sentence).toMatch(/^[A-Z].*\.$/);
  }
});

test.each([
  [{ reason: 'expired', at: at('2026-05-03T21:00:00') }, 'This coupon expired on 3 May.'],
  [{ reason: 'expired', at: at('2026-05-04T00:00:00') }, 'This coupon expired on 3 May.'],
  [{ reason: 'expired', at: at('2026-01-01T00:00:00') }, 'This coupon expired on 31 December 2025.'],
  [{ reason: 'not-started', at: at('2026-12-01T00:00:00') }, 'This coupon is valid from 1 December. Try again then.'],
  [{ reason: 'not-started', at: at('2030-01-01T00:00:00') }, /valid from 1 January 2030/],
  [
    { reason: 'minimum', minimum: 10_000_00, missing: 1_500_00 },
    'Add ₹1,500 more. This coupon needs ₹10,000 of the items it applies to, before offers.',
  ],
  [{ reason: 'cart-limit', maximum: 25 }, /up to 25 items/],
] as const)('the coupon refusal %j reads %s', (refusal, text) => {
  if (typeof text === 'string') expect(couponCopy(refusal, NOW)).toBe(text);
  else expect(couponCopy(refusal, NOW)).toMatch(text);
});

test('the copy of a dropped coupon names its code and the reason', () =>
  expect(droppedCouponCopy({ code: 'GANGA10', reason: 'not-applicable' }, NOW)).toBe(
    'Coupon GANGA10 was removed. This coupon does not apply to the items in your cart.',
  ));

test('a coupon that ends at midnight is valid until the day before', () => {
  expect(lastDay(at('2026-12-01T00:00:00'), NOW)).toBe('30 November');
  expect(lastDay(at('2026-12-01T00:00:01'), NOW)).toBe('1 December');
});

test.each([
  [{ kind: 'refused', reason: 'coupon-unknown' }, /code does not exist/],
  [{ kind: 'refused', reason: 'coupon-expired', at: at('2026-05-03T21:00:00') }, /expired on 3 May\./],
  [{ kind: 'refused', reason: 'coupon-not-started' }, /not valid yet/],
  [{ kind: 'refused', reason: 'coupon-minimum', minimum: 500_00, missing: 50 }, /^Add ₹0.50 more/],
  [{ kind: 'refused', reason: 'coupon-not-applicable' }, /does not apply to the items/],
  [{ kind: 'refused', reason: 'coupon-used' }, /limit of uses/],
  [{ kind: 'refused', reason: 'sign-in-required' }, 'Sign in to use this coupon.'],
  [{ kind: 'refused', reason: 'coupon-cart-limit', maximum: 25 }, /up to 25 items/],
  [{ kind: 'refused', reason: 'too-many-requests', retryAfterSeconds: 900 }, /Try again in 15 minutes\./],
  [{ kind: 'refused', reason: 'stale' }, /cart has changed/],
  [{ kind: 'refused', reason: 'invalid' }, /code does not exist/],
  [{ kind: 'not-found' }, /cart is empty/],
  [{ kind: 'unavailable' }, /could not check whether this was saved/],
] as const)('the copy of a coupon that could not be applied: %j', (failure, text) =>
  expect(couponFailureCopy(failure, NOW)).toMatch(text),
);

test('the copy of a coupon dropped from an earlier version of the cart gives no reason', () =>
  expect(droppedEarlierCopy({ code: 'GANGA10', reason: 'not-applicable' })).toBe(
    'Coupon GANGA10 was removed when your cart changed.',
  ));
