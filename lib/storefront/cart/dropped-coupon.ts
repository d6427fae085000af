import { HOLD_REFUSALS } from '#lib/storefront/gift-cards/hold-refusals.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { droppedCouponCopy } from './coupon-copy.ts';
import type { Cart, RefusedCoupon } from './types.ts';

/** What a shopper reads of a coupon or gift coupon that counts no longer, and the name of the form at which that stands. */
export interface CouponAlert {
  form: 'coupon' | 'gift-coupon';
  text: string;
}

/**
 * Forgets a coupon or gift coupon that the cart does not take any more; what was typed stays. For answers that are shown
 * where their alert is: what is dropped is told once. Returns the cart as it is from now on. One at a time: a page without
 * scripts can bring back the alert of one form only.
 */
export function dropRefusedCoupon(session: ShopperSession, cart: Cart): Cart {
  const { couponRefusal, giftCouponRefusal } = cart;
  if (couponRefusal) {
    session.update({ couponCode: undefined });
    return { ...cart, couponRefusal: null, droppedCoupon: couponRefusal };
  }
  if (giftCouponRefusal) session.update({ giftCouponRequest: undefined });
  return cart;
}

function alertsOf(coupon: RefusedCoupon | null, giftCoupon: Cart['giftCouponRefusal'], now: number): CouponAlert[] {
  return [
    ...(coupon ? [{ form: 'coupon', text: droppedCouponCopy(coupon, now) } as const] : []),
    ...(giftCoupon ? [{ form: 'gift-coupon', text: HOLD_REFUSALS[giftCoupon] } as const] : []),
  ];
}

type Dropped = Pick<Cart, 'droppedCoupon' | 'giftCouponRefusal'>;

/** The alert after a change that cost the cart its coupon or gift coupon; null where it cost none. `now` in epoch milliseconds. */
export function droppedCouponAlert({ droppedCoupon, giftCouponRefusal }: Dropped, now: number): CouponAlert | null {
  return alertsOf(droppedCoupon, giftCouponRefusal, now)[0] ?? null;
}

type Refused = Pick<Cart, 'couponRefusal' | 'giftCouponRefusal'>;

/** What no longer comes off since the shopper saw the cart: the total is higher than there. `now` in epoch milliseconds. */
export function refusedCouponTexts({ couponRefusal, giftCouponRefusal }: Refused, now: number): string[] {
  return alertsOf(couponRefusal, giftCouponRefusal, now).map(({ text }) => text);
}
