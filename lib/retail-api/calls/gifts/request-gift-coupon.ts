import type { Transaction } from 'kysely';
import { calls, toRupees } from '#lib/contract/index.ts';
import { canonicalCode } from '#lib/shared/typed-text.ts';
import { lockBasket } from '../../baskets/basket-store.ts';
import { missingBasket } from '../../baskets/cart-outcome.ts';
import { type Caller, handlerFor, succeed } from '../../call-handler.ts';
import { inTransaction } from '../../db/in-transaction.ts';
import type { Database } from '../../db/schema.ts';
import { withTries } from '../../limits/with-tries.ts';
import { holdGiftCoupon } from '../../promotions/gift-coupon-hold.ts';
import { giftCouponTryLimits } from '../../promotions/gift-rules.ts';
import { readGiftCouponHold } from '../../site-options.ts';

const FAILED_TRIES = ['GiftCouponUnknown', 'GiftCouponExpired', 'GiftCouponTaken'] as const;

/** Holds a gift coupon for the caller's basket. Only what was refused counts as a try. */
export const requestGiftCoupon = handlerFor(calls.requestGiftCoupon, async (request, context, caller) => {
  const now = context.now();
  const limits = giftCouponTryLimits(context.secret, caller);
  const outcome = await withTries(context, { limits, failed: FAILED_TRIES, now }, () =>
    inTransaction(context.db, (transaction) => hold(transaction, request, caller, now)),
  );
  if (outcome.code === 'TooManyRequests') context.security('gift-tries-refused', { network: caller.network });
  if (outcome.code !== 'Success') return outcome;
  const { requestId, amount, expiresAt } = outcome.data;
  return succeed({ GiftCouponRequestId: requestId, Amount: toRupees(amount), ExpiresAt: expiresAt });
});

async function hold(
  transaction: Transaction<Database>,
  { BasketGUID, GiftCouponCode }: { BasketGUID: string; GiftCouponCode: string },
  caller: Caller,
  now: number,
): ReturnType<typeof holdGiftCoupon> {
  const basket = await lockBasket(transaction, BasketGUID, caller);
  if (!basket) return missingBasket(BasketGUID);
  return holdGiftCoupon(transaction, {
    code: canonicalCode(GiftCouponCode),
    basketGuid: basket.guid,
    holdMs: await readGiftCouponHold(transaction),
    now,
  });
}
