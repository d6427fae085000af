import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { testCart, testLine } from '#lib/testing/examples/cart.ts';
import { droppedCouponAlert, dropRefusedCoupon, refusedCouponTexts } from './dropped-coupon.ts';
import type { Cart } from './types.ts';

const coupon = { code: 'GANGA10', reason: 'cart-limit', maximum: 25 } as const;
const plain = testCart([testLine('Ganga', 1)]);

describe('a refused coupon or gift coupon', () => {
  function dropped(refusals: Partial<Cart>) {
    const update = jest.fn();
    const cart = dropRefusedCoupon({ update } as unknown as ShopperSession, { ...plain, ...refusals });
    return { cart, changes: update.mock.calls.map(([change]) => change) };
  }

  test.each([
    ['nothing', null, null, []],
    ['a coupon, of which what was typed stays', coupon, null, [{ couponCode: undefined }]],
    ['a gift coupon', null, 'used', [{ giftCouponRequest: undefined }]],
    ['of both the coupon first', coupon, 'expired', [{ couponCode: undefined }]],
  ] as const)('%s is dropped from the session', (_case, couponRefusal, giftCouponRefusal, changes) =>
    expect(dropped({ couponRefusal, giftCouponRefusal }).changes).toEqual(changes),
  );

  test('a dropped coupon moves from couponRefusal to droppedCoupon; a gift coupon refusal is kept', () => {
    expect(dropped({ couponRefusal: coupon }).cart).toMatchObject({ couponRefusal: null, droppedCoupon: coupon });
    expect(dropped({ giftCouponRefusal: 'used' }).cart).toMatchObject({
      droppedCoupon: null,
      giftCouponRefusal: 'used',
    });
  });

  test('dropRefusedCoupon changes nothing when it is called again with its own result', () => {
    const once = dropped({ couponRefusal: coupon }).cart;
    expect(dropped(once)).toEqual({ cart: once, changes: [] });
  });
});

test.each([
  ['none', null, null, null],
  [
    'a coupon',
    { code: 'GANGA10', reason: 'not-applicable' } as const,
    null,
    { form: 'coupon', text: expect.stringMatching(/^Coupon GANGA10 was removed\./) },
  ],
  ['a gift coupon', null, 'used', { form: 'gift-coupon', text: expect.stringMatching(/used for an order/) }],
  ['both, of which the coupon is told', coupon, 'expired', { form: 'coupon', text: expect.anything() }],
] as const)(
  'the alert of a cart that dropped %s names the form and the reason',
  (_what, droppedCoupon, giftCouponRefusal, alert) =>
    expect(droppedCouponAlert({ droppedCoupon, giftCouponRefusal }, 0)).toEqual(alert),
);

test('the checkout reports a refused coupon and gift coupon, and nothing where both are accepted', () => {
  const couponRefusal = { code: 'FLAT500', reason: 'not-applicable' } as const;
  expect(refusedCouponTexts({ couponRefusal, giftCouponRefusal: 'expired' }, 0)).toEqual([
    'Coupon FLAT500 was removed. This coupon does not apply to the items in your cart.',
    expect.stringMatching(/^Your gift coupon is no longer reserved/),
  ]);
  expect(refusedCouponTexts(plain, 0)).toEqual([]);
});
