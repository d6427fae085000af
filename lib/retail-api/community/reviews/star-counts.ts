import { sum } from '../../core/sum.ts';

/** A product's published reviews by stars: the number with one, two … five. */
export type StarCounts = readonly [number, number, number, number, number];

export const NO_STARS: StarCounts = [0, 0, 0, 0, 0];

/** With 95 % confidence, the rating after many more reviews is not below the score. */
const Z = 1.65;

/** Number of reviews. */
export function countOf(counts: StarCounts): number {
  return sum(counts);
}

/** Mean star rating, to one decimal; null if there are no reviews. */
export function averageOf(counts: StarCounts): number | null {
  const count = countOf(counts);
  if (count === 0) return null;
  const stars = sum(counts.map((times, index) => times * (index + 1)));
  return Math.round((stars / count) * 10) / 10;
}

/**
 * Ranking score of a product: the lower bound of the mean, so that one five-star review does not rank before fifty with
 * a mean of 4.8. Evan Miller, "Ranking Items With Star Ratings" (2014): with K = 5 star values s, n reviews of each and
 * N in total, S = m - z √((q - m²) / (N + K + 1)), where m = Σ s (n + 1) / (N + K) and q = Σ s² (n + 1) / (N + K). Uses
 * only the product's own reviews: a review of one product moves no other. Between 1 and 5; 0 if there are no reviews.
 */
export function ratingScore(counts: StarCounts): number {
  const count = countOf(counts);
  if (count === 0) return 0;
  const whole = count + counts.length;
  const meanOf = (power: 1 | 2) => sum(counts.map((times, index) => (index + 1) ** power * (times + 1))) / whole;
  const mean = meanOf(1);
  return mean - Z * Math.sqrt((meanOf(2) - mean ** 2) / (whole + 1));
}
