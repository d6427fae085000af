import type { GiftCouponRefusalReason } from '#lib/contract/vocabulary.ts';

/** Why a gift coupon that the cart held counts no longer, as the shopper reads it. */
export const HOLD_REFUSALS: Record<GiftCouponRefusalReason, string> = {
  expired: 'Your gift coupon is no longer held for this cart. Enter the code again to use it.',
  used: 'Your gift coupon has been used for an order. Enter another code.',
};
