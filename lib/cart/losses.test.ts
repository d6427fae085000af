import { testCart, testLine } from '#lib/testing/cart.ts';
import { lossesOf } from './losses.ts';

const cart = testCart([testLine('Ganga', 1)]);

test('what comes off no longer is said', () =>
  expect(
    lossesOf(
      { ...cart, couponRefusal: { code: 'FLAT500', reason: 'not-applicable' }, giftCouponRefusal: 'expired' },
      0,
    ),
  ).toEqual([
    'Coupon FLAT500 was removed. This coupon does not apply to the items in your cart.',
    expect.stringMatching(/^Your gift coupon is no longer held/),
  ]));

test('where nothing was lost, nothing is said of it', () => expect(lossesOf(cart, 0)).toEqual([]));
