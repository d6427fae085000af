import { benefitOf } from './benefit-of.ts';
import { isInScope, type Scoped } from './scope.ts';
import { shareOut } from './share-out.ts';
import type { CouponTerms, CouponVerdict } from './types.ts';

/** A line with what it costs after its offer. */
interface CouponLine extends Scoped {
  sku: string;
  amount: number;
}

interface JudgedCoupon {
  verdict: CouponVerdict;
  /** What it takes off each line, in their order. */
  shares: number[];
}

/** Holds a coupon against the lines of a cart, priced after their offers. Validity in time and number is no matter here. */
export function judgeCoupon(coupon: CouponTerms, lines: readonly CouponLine[]): JudgedCoupon {
  const nothing = lines.map(() => 0);
  const members = lines.map((line) => isInScope(line, coupon.scope));
  const parts = lines.map(({ sku, amount }, index) => ({ key: sku, weight: members[index] ? amount : 0 }));
  const base = parts.reduce((sum, { weight }) => sum + weight, 0);
  if (base === 0) return { verdict: { kind: 'not-applicable' }, shares: nothing };
  const { minimumAmount: minimum } = coupon;
  if (base < minimum) return { verdict: { kind: 'minimum', minimum, missing: minimum - base }, shares: nothing };
  const discount = benefitOf(coupon.benefit, base);
  return { verdict: { kind: 'counts', discount }, shares: shareOut(discount, parts) };
}
