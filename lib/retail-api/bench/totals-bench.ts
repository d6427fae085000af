import { compareCarts } from '../cart/pricing/proof/compare-carts.ts';

const FIRST_SEED = 1;

interface TotalsFigures {
  carts: number;
  /** The number of carts with a figure that differs from the second implementation, and the seeds of the first few. */
  differing: number;
  seeds: number[];
  /** The number of carts priced in a second. */
  perSecond: number;
}

/** Compares the pricing with its second implementation over `count` carts, which are the same at every run. */
export function measureTotals(count: number): TotalsFigures {
  const { carts, differing, milliseconds } = compareCarts(FIRST_SEED, count);
  return { carts, differing: differing.length, seeds: differing.slice(0, 5), perSecond: (1000 * carts) / milliseconds };
}
