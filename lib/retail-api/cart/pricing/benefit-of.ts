import { fractionOf } from './fraction-of.ts';
import type { Benefit } from './types.ts';

/** What a benefit takes off `base`, in paise: never more than the base. */
export function benefitOf(benefit: Benefit, base: number): number {
  if (benefit.kind === 'amount') return Math.min(benefit.amount, base);
  const discount = fractionOf(base, benefit.percent, 100);
  return Math.min(discount, benefit.cap ?? discount, base);
}
