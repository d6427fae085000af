import { couponCartLimit, refuseCouponAbove } from './coupon-limit.ts';

const COUPON = { code: 'DIWALI', discount: 100_00, expiresAt: 0, terms: '' };

test.each([
  [undefined, 25],
  ['10', 10],
  ['', 25],
  ['0', 25],
  ['2.5', 25],
  ['1001', 25],
])('with the site option %j a coupon is for carts of up to %i items', (text, limit) => {
  expect(couponCartLimit(new Map(text === undefined ? [] : [['CorporateCouponCartLimit', text]]))).toBe(limit);
});

test('a coupon is refused in a cart above the limit', () => {
  expect(refuseCouponAbove(25, { coupon: COUPON, count: 25 })).toBeNull();
  expect(refuseCouponAbove(25, { coupon: null, count: 26 })).toBeNull();
  expect(refuseCouponAbove(25, { coupon: COUPON, count: 26 })).toEqual({
    code: 'DIWALI',
    reason: 'cart-limit',
    maximum: 25,
  });
});
