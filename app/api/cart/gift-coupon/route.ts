import { giftCouponForm } from '#lib/storefront/gift-cards/schema.ts';
import { releaseGiftCoupon, reserveGiftCoupon } from '#lib/storefront/gift-cards/server.ts';
import { formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { giftOutcome, giftsPart } from '../gift-outcome.ts';

/** Reserves a gift coupon for the cart, or releases it. */
export const POST = formRoute({
  name: 'gift-coupon',
  schema: giftCouponForm,
  page: () => giftsPart(),
  handle: async ({ input, cookies, ...context }) => {
    const session = await context.session();
    return input.intent === 'apply'
      ? giftOutcome({
          session,
          cookies,
          result: await reserveGiftCoupon(session, input.code),
          done: 'gift-coupon-held',
        })
      : giftOutcome({ session, cookies, result: await releaseGiftCoupon(session), done: 'gift-coupon-removed' });
  },
});
