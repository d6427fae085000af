import { calls } from '#lib/contract/index.ts';
import { couponOfBasket } from '../../baskets/coupon-of-basket.ts';
import { handlerFor } from '../../call-handler.ts';

/** What a coupon that the shopper has would take off the basket. */
export const verifyCoupon = handlerFor(calls.verifyCoupon, (request, { db, now }, caller) =>
  couponOfBasket(db, request, caller, now()),
);
