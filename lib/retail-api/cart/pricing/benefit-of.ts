import { fractionOf } from './fraction-of.ts';
import type { Benefit } from './types.ts';

/** The amount in paise that a benefit deducts from `base`, at most the base. */
export function benefitOf(benefit: Benefit, base: number): number {
  if (benefit.kind === 'amount') return Math.min(benefit.amount, base);
  const discount = fractionOf(base, benefit.percent, 100);
  return Math.min(discount, benefit.cap ?? discount, base);
}
