import type { CouponRefusalReason } from '#lib/contract/vocabulary.ts';
import { formatNearDate } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import type { Failure, RefusalReason } from '#lib/shared/result.ts';
import { retryText } from '#lib/storefront/platform/forms/retry-text.ts';
import * as m from '#messages';
import type { CouponRefusal, RefusedCoupon } from './types.ts';

/** Copy for a coupon that is for customers only; the page adds the sign-in link. */
export const SIGN_IN_COPY = 'Sign in to use this coupon.';

/** The last valid day of something that ends at `endsAt`, exclusive. Both in epoch milliseconds. */
export function lastDay(endsAt: number, now: number): string {
  return formatNearDate(endsAt - 1, now);
}

function minimumText({ minimum, missing }: CouponRefusal): string {
  if (minimum === undefined || missing === undefined)
    return 'This coupon needs a higher total of the items it applies to.';
  return `Add ${formatPaise(missing)} more. This coupon needs ${formatPaise(minimum)} of the items it applies to, before offers.`;
}

const REFUSAL_COPY: Record<CouponRefusalReason, (refusal: CouponRefusal, now: number) => string> = {
  unknown: () => 'This coupon code does not exist. Please check it for a typing mistake.',
  expired: ({ at }, now) =>
    at === undefined ? 'This coupon has expired.' : `This coupon expired on ${lastDay(at, now)}.`,
  'not-started': ({ at }, now) =>
    at === undefined
      ? 'This coupon is not valid yet.'
      : `This coupon is valid from ${formatNearDate(at, now)}. Try again then.`,
  minimum: minimumText,
  'not-applicable': () => 'This coupon does not apply to the items in your cart.',
  used: () => 'This coupon has reached its limit of uses.',
  'sign-in': () => SIGN_IN_COPY,
  'cart-limit': ({ maximum }) =>
    maximum === undefined
      ? 'Your cart has too many items for a coupon. Remove some and apply it again.'
      : `You can use a coupon for up to ${maximum} items. Remove some and apply it again.`,
};

/** Why a coupon is refused and what the shopper can do. `now`: epoch milliseconds. */
export function couponCopy(refusal: CouponRefusal, now: number): string {
  return REFUSAL_COPY[refusal.reason](refusal, now);
}

/** Copy for a coupon that was dropped from the cart it was refused for. `now`: epoch milliseconds. */
export function droppedCouponCopy(refused: RefusedCoupon, now: number): string {
  return `Coupon ${refused.code} was removed. ${couponCopy(refused, now)}`;
}

/**
 * Copy for a coupon dropped from an earlier version of the cart: it gives no reason, which may not hold any
 * more.
 */
export function droppedEarlierCopy({ code }: RefusedCoupon): string {
  return `Coupon ${code} was removed when your cart changed.`;
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

const CHANGED = 'Your cart has changed. Please apply the coupon again.';

/** Copy for a coupon that could not be applied. `now`: epoch milliseconds. */
export function couponFailureCopy(failure: Failure, now: number): string {
  if (failure.kind === 'unavailable') return m.formsUnseen();
  if (failure.kind === 'not-found') return 'Your cart is empty. Add an item first, then apply the coupon.';
  const reason = REASONS[failure.reason];
  if (reason) return couponCopy({ ...failure, reason }, now);
  if (failure.reason === 'too-many-requests') {
    return `You have tried too many codes. ${retryText(failure.retryAfterSeconds)}`;
  }
  return failure.reason === 'stale' ? CHANGED : couponCopy({ reason: 'unknown' }, now);
}
