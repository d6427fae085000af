import { allocateByWeight } from './allocate-by-weight.ts';
import { benefitOf } from './benefit-of.ts';
import { isInScope, type Scoped } from './scope.ts';
import type { CouponResult, CouponTerms } from './types.ts';

/** A line with its full price, and its cost after offers. */
interface CouponLine extends Scoped {
  key: string;
  gross: number;
  amount: number;
}

interface EvaluatedCoupon {
  result: CouponResult;
  /** The deduction for each line, in the order of the lines. */
  shares: number[];
}

/**
 * Evaluates a coupon for the lines of a cart. It applies to the line costs after offers, but its minimum is
 * compared with full prices: an automatic offer must not cost the shopper the coupon. Validity in time and number
 * of uses is not checked here.
 */
export function evaluateCoupon(coupon: CouponTerms, lines: readonly CouponLine[]): EvaluatedCoupon {
  const nothing = lines.map(() => 0);
  const members = lines.map((line) => isInScope(line, coupon.scope));
  const parts = lines.map(({ key, amount }, index) => ({ key, weight: members[index] ? amount : 0 }));
  const base = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (base === 0) return { result: { kind: 'not-applicable' }, shares: nothing };
  const { minimumAmount: minimum } = coupon;
  const full = lines.reduce((sum, { gross }, index) => sum + (members[index] ? gross : 0), 0);
  if (full < minimum) return { result: { kind: 'minimum', minimum, missing: minimum - full }, shares: nothing };
  const discount = benefitOf(coupon.benefit, base);
  return { result: { kind: 'counts', discount }, shares: allocateByWeight(discount, parts) };
}
