import type { ShopperSession } from '#lib/session/shopper-session.ts';
import type { Cart } from './types.ts';

/**
 * Forgets a coupon or gift coupon that the cart in the answer to a change does not take any more; what was typed stays.
 * One at a time: a page without scripts can bring back the words of one form only.
 */
export function dropRefused(session: ShopperSession, cart: Pick<Cart, 'couponRefusal' | 'giftCouponRefusal'>): void {
  if (cart.couponRefusal) session.update({ couponCode: undefined });
  else if (cart.giftCouponRefusal) session.update({ giftCouponRequest: undefined });
}
