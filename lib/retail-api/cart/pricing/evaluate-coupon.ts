import { benefitOf } from './benefit-of.ts';
import { isInScope, type Scoped } from './scope.ts';
import { shareOut } from './share-out.ts';
import type { CouponTerms, CouponVerdict } from './types.ts';

/** A line with its full price, and with what it costs after its offer. */
interface CouponLine extends Scoped {
  sku: string;
  gross: number;
  amount: number;
}

interface EvaluatedCoupon {
  verdict: CouponVerdict;
  /** What it takes off each line, in their order. */
  shares: number[];
}

/**
 * Holds a coupon against the lines of a cart. It works on what they cost after their offers, but its minimum is one of
 * full prices: an offer that came by itself must not cost the shopper the coupon. Validity in time and number is no
 * matter here.
 */
export function evaluateCoupon(coupon: CouponTerms, lines: readonly CouponLine[]): EvaluatedCoupon {
  const nothing = lines.map(() => 0);
  const members = lines.map((line) => isInScope(line, coupon.scope));
  const parts = lines.map(({ sku, amount }, index) => ({ key: sku, weight: members[index] ? amount : 0 }));
  const base = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (base === 0) return { verdict: { kind: 'not-applicable' }, shares: nothing };
  const { minimumAmount: minimum } = coupon;
  const full = lines.reduce((sum, { gross }, index) => sum + (members[index] ? gross : 0), 0);
  if (full < minimum) return { verdict: { kind: 'minimum', minimum, missing: minimum - full }, shares: nothing };
  const discount = benefitOf(coupon.benefit, base);
  return { verdict: { kind: 'counts', discount }, shares: shareOut(discount, parts) };
}
