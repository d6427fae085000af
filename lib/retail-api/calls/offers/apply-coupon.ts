import { calls } from '#lib/contract/index.ts';
import { couponOfBasket } from '../../baskets/coupon-of-basket.ts';
import { handlerFor } from '../../call-handler.ts';
import { withTries } from '../../limits/with-tries.ts';
import { couponLimits } from '../../promotions/coupon-limits.ts';

/** Takes a coupon that a shopper typed. Only a code that nobody gave out counts as a try. */
export const applyCoupon = handlerFor(calls.applyCoupon, async (request, context, caller) => {
  const now = context.now();
  const limits = couponLimits(context.secret, caller);
  const outcome = await withTries(context.db, { limits, failed: ['CouponUnknown'], now }, (transaction) =>
    couponOfBasket(transaction, request, caller, now),
  );
  if (outcome.code === 'TooManyRequests') context.security('coupon-tries-refused', { network: caller.network });
  return outcome;
});
