'use client';

import { useState } from 'react';
import { blocksCheckout } from '#lib/storefront/cart/checkout-block.ts';
import type { Cart, RefusedCoupon } from '#lib/storefront/cart/types.ts';

/** A coupon that the cart no longer has. `current`: the cart is still the version that the reason refers to. */
export interface DroppedCoupon {
  coupon: RefusedCoupon;
  current: boolean;
}

/**
 * The coupon that the cart dropped, shown until the cart has another one, although the retail API names it
 * only once; null where none was dropped. A coupon that has to be removed first does not count as dropped.
 */
export function useDroppedCoupon({ coupon, couponRefusal, droppedCoupon, version }: Cart): DroppedCoupon | null {
  const refused = couponRefusal && !blocksCheckout(couponRefusal) ? couponRefusal : null;
  const refusal = coupon ? null : (droppedCoupon ?? refused);
  const [dropped, setDropped] = useState(refusal && { coupon: refusal, version });
  if (refusal && (refusal !== dropped?.coupon || version !== dropped.version)) setDropped({ coupon: refusal, version });
  else if (coupon && dropped) setDropped(null);
  return dropped && { coupon: dropped.coupon, current: dropped.version === version };
}
