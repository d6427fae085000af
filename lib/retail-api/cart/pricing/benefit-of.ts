import type { Benefit } from './types.ts';

/** Paise of a rupee times hundredths of the base. */
const PERCENT_PAISE = 100n * 100n;

/**
 * The amount in paise that a benefit deducts from `base`, at most the base. A percentage is rounded up to the whole
 * rupee, so that the shopper never gets less than it says; its cap still holds.
 */
export function benefitOf(benefit: Benefit, base: number): number {
  if (benefit.kind === 'amount') return Math.min(benefit.amount, base);
  // The product exceeds what a number can represent exactly.
  const rupees = (BigInt(base) * BigInt(benefit.percent) + PERCENT_PAISE - 1n) / PERCENT_PAISE;
  const discount = Number(rupees) * 100;
  return Math.min(discount, benefit.cap ?? discount, base);
}
