import type { Transaction } from 'kysely';
import { calls } from '#lib/contract/index.ts';
import { canonicalCode } from '#lib/shared/typed-text.ts';
import { readGiftCouponHold } from '../../app/site-options.ts';
import { lockBasket } from '../../cart/baskets/basket-store.ts';
import { missingBasket } from '../../cart/baskets/cart-outcome.ts';
import { holdGiftCoupon } from '../../cart/promotions/gift-coupon-hold.ts';
import { giftCouponTryLimits } from '../../cart/promotions/gift-rules.ts';
import { type Caller, handlerFor, succeed } from '../../core/call-handler.ts';
import { inTransaction } from '../../core/db/in-transaction.ts';
import type { Database } from '../../core/db/schema.ts';
import { withTries } from '../../core/limits/with-tries.ts';

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
  return succeed({ GiftCouponRequestId: requestId, Amount: amount, ExpiresAt: expiresAt });
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
