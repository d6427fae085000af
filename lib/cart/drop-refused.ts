import type { ShopperSession } from '#lib/session/shopper-session.ts';
import type { Cart } from './types.ts';

/**
 * Forgets a coupon or gift coupon that the cart does not take any more; what was typed stays. For answers that are shown
 * where their words are: what is dropped is told once. Returns the cart as it is from now on. One at a time: a page
 * without scripts can bring back the words of one form only.
 */
export function dropRefused(session: ShopperSession, cart: Cart): Cart {
  const { couponRefusal, giftCouponRefusal } = cart;
  if (couponRefusal) {
    session.update({ couponCode: undefined });
    return { ...cart, couponRefusal: null, droppedCoupon: couponRefusal };
  }
  if (giftCouponRefusal) session.update({ giftCouponRequest: undefined });
  return cart;
}
