import type { TotalsFigures } from '#lib/shared/bench-figures.ts';
import { compareCarts } from '../cart/pricing/proof/compare-carts.ts';

const FIRST_SEED = 1;

/** Compares the pricing with its second implementation over `count` carts, which are the same at every run. */
export function measureTotals(count: number): TotalsFigures {
  const { carts, differing, milliseconds } = compareCarts(FIRST_SEED, count);
  return { carts, differing: differing.length, seeds: differing.slice(0, 5), perSecond: (1000 * carts) / milliseconds };
}
