import type { CouponRefusalWire } from '#lib/contract/index.ts';
import type { CouponResult } from '../pricing/types.ts';
import type { CouponStatus } from './coupon-status.ts';

/** The reason why a coupon does not count, from its status without a cart and, if it is valid, its evaluation for one. */
export function couponRefusalWire(status: CouponStatus, result: CouponResult | null): CouponRefusalWire {
  switch (status.kind) {
    case 'expired':
    case 'not-started':
      return { Reason: status.kind, At: status.at };
    case 'cart-limit':
      return { Reason: status.kind, Maximum: status.maximum };
    case 'valid':
      return result?.kind === 'minimum'
        ? { Reason: 'minimum', Minimum: result.minimum, Missing: result.missing }
        : { Reason: 'not-applicable' };
    default:
      return { Reason: status.kind };
  }
}
