import { calls } from '#lib/contract/index.ts';
import { handlerFor, succeed } from '../../core/call-handler.ts';

/** Gives a gift coupon back; only who asked for it knows the id of the request. */
export const releaseGiftCoupon = handlerFor(calls.releaseGiftCoupon, async (request, { db }) => {
  await db.deleteFrom('gift_coupon_requests').where('id', '=', request.GiftCouponRequestId).execute();
  return succeed({});
});
