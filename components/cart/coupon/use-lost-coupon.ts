'use client';

import { useState } from 'react';
import { blocksCheckout } from '#lib/cart/checkout-block.ts';
import type { Cart, RefusedCoupon } from '#lib/cart/types.ts';

/** A coupon that the cart has no more. `current`: the cart is still the one that its reason was told of. */
export interface LostCoupon {
  coupon: RefusedCoupon;
  current: boolean;
}

/**
 * The coupon that the cart lost, to be told until it has another, although the cart itself says it once; null where it
 * lost none. A coupon that is to be removed first is not lost yet.
 */
export function useLostCoupon({ coupon, couponRefusal, droppedCoupon, version }: Cart): LostCoupon | null {
  const refused = couponRefusal && !blocksCheckout(couponRefusal) ? couponRefusal : null;
  const told = coupon ? null : (droppedCoupon ?? refused);
  const [lost, setLost] = useState(told && { coupon: told, version });
  if (told && (told !== lost?.coupon || version !== lost.version)) setLost({ coupon: told, version });
  else if (coupon && lost) setLost(null);
  return lost && { coupon: lost.coupon, current: lost.version === version };
}
