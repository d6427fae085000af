import type { CouponRefusalReason } from '#lib/contract/vocabulary.ts';
import { formatNearDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import { retryText } from '#lib/storefront/platform/forms/retry-text.ts';
import * as m from '#messages';
import type { CouponRefusal, RefusedCoupon } from './types.ts';

/** The last valid day of something that ends at `endsAt`, exclusive. Both in epoch milliseconds. */
export function lastDay(endsAt: number, now: number): string {
  return formatNearDate(endsAt - 1, now);
}

function minimumText({ minimum, missing }: CouponRefusal): string {
  if (minimum === undefined || missing === undefined) return m.cartCouponMinimum();
  return m.cartCouponMinimumMissing({ missing: formatPaise(missing), minimum: formatPaise(minimum) });
}

const REFUSAL_COPY: Record<CouponRefusalReason, (refusal: CouponRefusal, now: number) => string> = {
  unknown: m.cartCouponUnknown,
  expired: ({ at }, now) =>
    at === undefined ? m.cartCouponExpired() : m.cartCouponExpiredOn({ date: lastDay(at, now) }),
  'not-started': ({ at }, now) =>
    at === undefined ? m.cartCouponNotYet() : m.cartCouponValidFrom({ date: formatNearDate(at, now) }),
  minimum: minimumText,
  'not-applicable': m.cartCouponNotApplicable,
  used: m.cartCouponUsed,
  // The page adds the sign-in link.
  'sign-in': m.cartCouponSignIn,
  'cart-limit': ({ maximum }) =>
    maximum === undefined ? m.cartCouponCartLimit() : m.cartCouponCartLimitOf({ maximum }),
};

/** Why a coupon is refused and what the shopper can do. `now`: epoch milliseconds. */
export function couponCopy(refusal: CouponRefusal, now: number): string {
  return REFUSAL_COPY[refusal.reason](refusal, now);
}

/** Copy for a coupon that was dropped from the cart it was refused for. `now`: epoch milliseconds. */
export function droppedCouponCopy(refused: RefusedCoupon, now: number): string {
  return m.cartCouponDropped({ code: refused.code, reason: couponCopy(refused, now) });
}

/**
 * Copy for a coupon dropped from an earlier version of the cart: it gives no reason, which may not hold any
 * more.
 */
export function droppedEarlierCopy({ code }: RefusedCoupon): string {
  return m.cartCouponDroppedEarlier({ code });
}

const REASONS: Partial<Record<RefusalReason, CouponRefusalReason>> = {
  'coupon-unknown': 'unknown',
  'coupon-expired': 'expired',
  'coupon-not-started': 'not-started',
  'coupon-minimum': 'minimum',
  'coupon-not-applicable': 'not-applicable',
  'coupon-used': 'used',
  'sign-in-required': 'sign-in',
  'coupon-cart-limit': 'cart-limit',
};

/** Copy for a coupon that could not be applied. `now`: epoch milliseconds. */
export function couponFailureCopy(failure: Failure, now: number): string {
  if (failure.kind === 'unavailable') return m.formsUnseen();
  if (failure.kind === 'not-found') return m.cartCouponCartEmpty();
  const reason = REASONS[failure.reason];
  if (reason) return couponCopy({ ...failure, reason }, now);
  if (failure.reason === 'too-many-requests') {
    return m.cartCouponTooMany({ retry: retryText(failure.retryAfterSeconds) });
  }
  return failure.reason === 'stale' ? m.cartCouponCartChanged() : couponCopy({ reason: 'unknown' }, now);
}
