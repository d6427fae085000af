import { HOLD_REFUSALS } from '#lib/gift-cards/hold-refusals.ts';
import { droppedWords } from './coupon-words.ts';
import type { Cart } from './types.ts';

/** What of a cart may say that the change just answered cost it something. */
export type Losses = Pick<Cart, 'droppedCoupon' | 'giftCouponRefusal'>;

/** What the change just answered cost the cart, in words, and the form at which that stands; null where it cost nothing. */
export function lossOf({ droppedCoupon, giftCouponRefusal }: Losses): { form: string; words: string } | null {
  if (droppedCoupon) return { form: 'coupon', words: droppedWords(droppedCoupon, Date.now()) };
  return giftCouponRefusal && { form: 'gift-coupon', words: HOLD_REFUSALS[giftCouponRefusal] };
}
