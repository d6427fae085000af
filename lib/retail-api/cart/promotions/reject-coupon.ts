import type { CouponRefusalReason, CouponRefusalWire, ReturnCodeName } from '#lib/contract/index.ts';
import { fail, type Outcome } from '../../core/outcome.ts';

const CODES: Record<CouponRefusalReason, Exclude<ReturnCodeName, 'Success'>> = {
  unknown: 'CouponUnknown',
  expired: 'CouponExpired',
  'not-started': 'CouponNotStarted',
  minimum: 'CouponMinimum',
  'not-applicable': 'CouponNotApplicable',
  used: 'CouponUsed',
  'sign-in': 'SignInRequired',
  'cart-limit': 'CouponCartLimit',
};

/** The refusal of a call whose coupon does not count. */
export function rejectCoupon({ Reason, ...facts }: CouponRefusalWire): Outcome<never> {
  return fail(CODES[Reason], undefined, Object.keys(facts).length > 0 ? facts : undefined);
}
