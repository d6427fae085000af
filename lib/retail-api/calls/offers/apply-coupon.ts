import { calls } from '#lib/contract/index.ts';
import { couponOfBasket } from '../../baskets/coupon-of-basket.ts';
import { handlerFor, refuse } from '../../call-handler.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import { noteEvents, usedUp } from '../../limits/limit-events.ts';
import { lockKeys } from '../../limits/lock-keys.ts';
import { couponLimits } from '../../promotions/coupon-limits.ts';

/**
 * Takes a coupon that a shopper typed. Only codes that nobody gave out count as tries; they are counted one after
 * another, so that many at once find out no more.
 */
export const applyCoupon = handlerFor(calls.applyCoupon, (request, context, caller) => {
  const now = context.now();
  const limits = couponLimits(context.secret, caller);
  const keys = limits.map(({ key }) => key);
  return inTransaction(
    context.db,
    async (transaction) => {
      await lockKeys(transaction, keys, now);
      const refused = await usedUp(transaction, limits, now);
      if (refused) return refuse('TooManyRequests', undefined, { RetryAfterSeconds: refused.retryAfterSeconds });
      const outcome = await couponOfBasket(transaction, request, caller, now);
      if (outcome.code === 'CouponUnknown') await noteEvents(transaction, keys, now);
      return outcome;
    },
    ['Success', 'CouponUnknown'],
  );
});
