import type { ShopperSession } from '#lib/session/shopper-session.ts';
import { testCart, testLine } from '#lib/testing/cart.ts';
import { dropRefused } from './drop-refused.ts';
import type { Cart } from './types.ts';

const coupon = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;

function dropped(refusals: Partial<Cart>) {
  const update = jest.fn();
  const cart = dropRefused(
    { update } as unknown as ShopperSession,
    testCart([testLine('Ganga', 1)], { couponRefusal: null, ...refusals }),
  );
  return { cart, changes: update.mock.calls.map(([change]) => change) };
}

test.each([
  ['nothing', null, null, []],
  ['a coupon, of which what was typed stays', coupon, null, [{ couponCode: undefined }]],
  ['a gift coupon', null, 'used', [{ giftCouponRequest: undefined }]],
  ['of both the coupon first', coupon, 'expired', [{ couponCode: undefined }]],
] as const)('%s is dropped', (_case, couponRefusal, giftCouponRefusal, changes) =>
  expect(dropped({ couponRefusal, giftCouponRefusal }).changes).toEqual(changes),
);

test('the cart has a dropped coupon no more, and tells it; a gift coupon is told as it was', () => {
  expect(dropped({ couponRefusal: coupon }).cart).toMatchObject({ couponRefusal: null, droppedCoupon: coupon });
  expect(dropped({ giftCouponRefusal: 'used' }).cart).toMatchObject({
    droppedCoupon: null,
    giftCouponRefusal: 'used',
  });
});

test('a cart that was looked at already is not told as if it had lost nothing', () => {
  const once = dropped({ couponRefusal: coupon }).cart;
  expect(dropped(once)).toEqual({ cart: once, changes: [] });
});
