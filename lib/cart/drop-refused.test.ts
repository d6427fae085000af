import type { ShopperSession } from '#lib/session/shopper-session.ts';
import { dropRefused } from './drop-refused.ts';

const coupon = { code: 'GANGA10', reason: 'expired' } as const;

function dropped(cart: Parameters<typeof dropRefused>[1]) {
  const update = jest.fn();
  dropRefused({ update } as unknown as ShopperSession, cart);
  return update.mock.calls.map(([change]) => change);
}

test.each([
  ['nothing', null, null, []],
  ['a coupon, of which what was typed stays', coupon, null, [{ couponCode: undefined }]],
  ['a gift coupon', null, 'used', [{ giftCouponRequest: undefined }]],
  ['of both the coupon first', coupon, 'expired', [{ couponCode: undefined }]],
] as const)('%s is dropped', (_case, couponRefusal, giftCouponRefusal, changes) =>
  expect(dropped({ couponRefusal, giftCouponRefusal })).toEqual(changes),
);
