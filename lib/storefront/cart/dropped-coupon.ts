import { HOLD_REFUSALS } from '#lib/storefront/gift-cards/hold-refusals.ts';
import type { ShopperSession } from '#lib/storefront/platform/session/shopper-session.ts';
import { droppedCouponCopy } from './coupon-copy.ts';
import type { Cart, RefusedCoupon } from './types.ts';

/** The message about a dropped coupon or gift coupon, and the form beside which it is shown. */
interface CouponAlert {
  form: 'coupon' | 'gift-coupon';
  text: string;
}

/**
 * Removes a refused coupon or gift coupon from the session and returns the new cart; the text that the shopper typed
 * stays. Only for responses that show the alert, because a drop is reported once. Drops one of the two at a time: a page
 * without scripts can show the alert of one form only.
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
    ...(giftCoupon ? [{ form: 'gift-coupon', text: HOLD_REFUSALS[giftCoupon]() } as const] : []),
  ];
}

type Dropped = Pick<Cart, 'droppedCoupon' | 'giftCouponRefusal'>;

/**
 * The alert after a change that dropped the coupon or gift coupon; null where none was dropped. `now` in epoch
 * milliseconds.
 */
export function droppedCouponAlert({ droppedCoupon, giftCouponRefusal }: Dropped, now: number): CouponAlert | null {
  return alertsOf(droppedCoupon, giftCouponRefusal, now)[0] ?? null;
}

type Refused = Pick<Cart, 'couponRefusal' | 'giftCouponRefusal'>;

/**
 * Messages about discounts refused since the shopper saw the cart, which raises the total. `now` in epoch
 * milliseconds.
 */
export function refusedCouponTexts({ couponRefusal, giftCouponRefusal }: Refused, now: number): string[] {
  return alertsOf(couponRefusal, giftCouponRefusal, now).map(({ text }) => text);
}
