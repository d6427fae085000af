import { compareCarts } from '../cart/pricing/proof/compare-carts.ts';

const FIRST_SEED = 1;

interface TotalsFigures {
  carts: number;
  /** Carts of which any figure differs from the second opinion, and the seeds of the first few. */
  differing: number;
  seeds: number[];
  /** Carts that the pricing works out in a second. */
  perSecond: number;
}

/** Holds the pricing against the second opinion, over `count` carts that are the same at every run. */
export function measureTotals(count: number): TotalsFigures {
  const { carts, differing, milliseconds } = compareCarts(FIRST_SEED, count);
  return { carts, differing: differing.length, seeds: differing.slice(0, 5), perSecond: (1000 * carts) / milliseconds };
}
