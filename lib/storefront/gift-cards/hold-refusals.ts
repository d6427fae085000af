import type { GiftCouponRefusalReason } from '#lib/contract/vocabulary.ts';
import * as m from '#messages';

/** The messages about a gift coupon that the cart reserved and that is no longer valid. */
export const HOLD_REFUSALS: Record<GiftCouponRefusalReason, () => string> = {
  expired: m.giftCouponNotReserved,
  used: m.giftCouponSpent,
};
