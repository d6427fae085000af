import * as paths from '#lib/shared/paths.ts';
import { couponFailureCopy } from '#lib/storefront/cart/coupon-copy.ts';
import { couponForm } from '#lib/storefront/cart/coupon-schema.ts';
import { applyCoupon, removeCoupon } from '#lib/storefront/cart/coupons.ts';
import { expiredBasketOutcome } from '#lib/storefront/cart/expired-basket.ts';
import { setCartCookies } from '#lib/storefront/cart/reply.ts';
import { type FormOutcome, formRoute } from '#lib/storefront/platform/forms/form-route.ts';
import { failureStatus, retryAfter } from '#lib/storefront/platform/http/failure-reply.ts';

const PART = '#coupon';

/** Applies a coupon to the cart, or removes it. */
export const POST = formRoute({
  name: 'coupon',
  schema: couponForm,
  page: () => `${paths.cart()}${PART}`,
  handle: async ({ input, session, cookies }): Promise<FormOutcome> => {
    const shopper = await session();
    const result = await (input.intent === 'apply' ? applyCoupon(shopper, input.couponCode) : removeCoupon(shopper));
    const expired = await expiredBasketOutcome(shopper, cookies, result);
    if (expired) return expired;
    if (!result.ok) {
      const { failure } = result;
      const problems = { couponCode: couponFailureCopy(failure, Date.now()) };
      return { ok: false, problems, status: failureStatus(failure), retryAfterSeconds: retryAfter(failure) };
    }
    setCartCookies(cookies, result.value);
    const notice = input.intent === 'apply' ? 'coupon-applied' : 'coupon-removed';
    return { ok: true, location: `${paths.cart(notice)}${PART}`, data: { cart: result.value } };
  },
});
