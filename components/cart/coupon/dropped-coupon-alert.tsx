import { droppedCouponCopy, droppedEarlierCopy } from '#lib/storefront/cart/coupon-copy.ts';
import type { DroppedCoupon } from './use-dropped-coupon';

interface DroppedCouponAlertProps {
  dropped: DroppedCoupon;
  className: string;
}

/** The alert about a coupon that the cart dropped. */
export function DroppedCouponAlert({ dropped: { coupon, current }, className }: DroppedCouponAlertProps) {
  return (
    <p role="alert" className={`text-sm text-warning ${className}`}>
      {current ? droppedCouponCopy(coupon, Date.now()) : droppedEarlierCopy(coupon)}
    </p>
  );
}
