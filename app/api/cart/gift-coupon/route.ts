import { formRoute } from '#lib/forms/form-route.ts';
import { giftCouponForm } from '#lib/gift-cards/schema.ts';
import { holdGiftCoupon, releaseGiftCoupon } from '#lib/gift-cards/server.ts';
import { giftOutcome, giftsPart } from '../gift-outcome.ts';

/** Holds a gift coupon for the cart, or gives it back. */
export const POST = formRoute({
  name: 'gift-coupon',
  schema: giftCouponForm,
  page: () => giftsPart(),
  handle: async ({ input, cookies, ...context }) => {
    const session = await context.session();
    return input.intent === 'apply'
      ? giftOutcome({ session, cookies, result: await holdGiftCoupon(session, input.code), done: 'gift-coupon-held' })
      : giftOutcome({ session, cookies, result: await releaseGiftCoupon(session), done: 'gift-coupon-removed' });
  },
});
