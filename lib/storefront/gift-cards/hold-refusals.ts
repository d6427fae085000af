import type { GiftCouponRefusalReason } from '#lib/contract/vocabulary.ts';

/** The messages about a gift coupon that the cart reserved and that is no longer valid. */
export const HOLD_REFUSALS: Record<GiftCouponRefusalReason, string> = {
  expired: 'Your gift coupon is no longer reserved for this cart. Enter the code again to use it.',
  used: 'Your gift coupon has been used for an order. Enter another code.',
};
