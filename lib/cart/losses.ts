import { HOLD_REFUSALS } from '#lib/gift-cards/hold-refusals.ts';
import { droppedWords } from './coupon-words.ts';
import type { Cart } from './types.ts';

/** What no longer comes off since the shopper saw the cart, in words: the total is higher than there. `now`: epoch milliseconds. */
export function lossesOf({ couponRefusal, giftCouponRefusal }: Cart, now: number): string[] {
  return [
    ...(couponRefusal ? [droppedWords(couponRefusal, now)] : []),
    ...(giftCouponRefusal ? [HOLD_REFUSALS[giftCouponRefusal]] : []),
  ];
}
