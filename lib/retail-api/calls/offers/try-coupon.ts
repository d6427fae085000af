import type { CouponWire } from '#lib/contract/index.ts';
import { type AskedCoupon, couponOfBasket } from '../../cart/baskets/coupon-of-basket.ts';
import { couponLimits } from '../../cart/promotions/coupon-limits.ts';
import type { ApiContext, Caller, Outcome } from '../../core/call-handler.ts';
import { withTries } from '../../core/limits/with-tries.ts';

/** What a coupon that somebody names takes off the basket. Only a code that nobody gave out counts as a try. */
export async function tryCoupon(
  request: AskedCoupon,
  context: ApiContext,
  caller: Caller,
): Promise<Outcome<CouponWire>> {
  const now = context.now();
  const limits = couponLimits(context.secret, caller);
  const outcome = await withTries(context, { limits, failed: ['CouponUnknown'], now }, () =>
    couponOfBasket(context.db, request, caller, now),
  );
  if (outcome.code === 'TooManyRequests') context.security('coupon-tries-refused', { network: caller.network });
  return outcome;
}
