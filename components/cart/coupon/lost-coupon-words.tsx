import { droppedBeforeWords, droppedWords } from '#lib/cart/coupon-words.ts';
import type { LostCoupon } from './use-lost-coupon';

/** What is said of a coupon that the cart lost. */
export function LostCouponWords({ lost: { coupon, current }, className }: { lost: LostCoupon; className: string }) {
  return (
    <p role="alert" className={`text-sm text-warning ${className}`}>
      {current ? droppedWords(coupon, Date.now()) : droppedBeforeWords(coupon)}
    </p>
  );
}
