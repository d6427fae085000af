import { sum } from '../../cart/pricing/sum.ts';

/** The published reviews of a product by their stars: how many gave one, two … five. */
export type StarCounts = readonly [number, number, number, number, number];

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

/** Nineteen times out of twenty the rating that many more reviews would come to is not below the score. */
const Z = 1.65;

/** How many reviews there are. */
export function countOf(counts: StarCounts): number {
  return sum(counts);
}

/** The mean of their stars, to one decimal; null where there is none. */
export function averageOf(counts: StarCounts): number | null {
  const count = countOf(counts);
  if (count === 0) return null;
  const stars = sum(counts.map((times, index) => times * (index + 1)));
  return Math.round((stars / count) * 10) / 10;
}

/**
 * What products are ranked by: the lower bound of the mean, so that one review of five stars does not stand before fifty
 * that come to 4.8. Evan Miller, "Ranking Items With Star Ratings" (2014): with K = 5 kinds of stars s, n of each and N in
 * all, S = m - z √((q - m²) / (N + K + 1)), where m = Σ s (n + 1) / (N + K) and q = Σ s² (n + 1) / (N + K). It is of the
 * product's own reviews alone: a review of one product moves no other. Between 1 and 5; 0 where there is none.
 */
export function ratingScore(counts: StarCounts): number {
  const count = countOf(counts);
  if (count === 0) return 0;
  const whole = count + counts.length;
  const meanOf = (power: 1 | 2) => sum(counts.map((times, index) => (index + 1) ** power * (times + 1))) / whole;
  const mean = meanOf(1);
  return mean - Z * Math.sqrt((meanOf(2) - mean ** 2) / (whole + 1));
}
