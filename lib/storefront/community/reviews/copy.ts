import type { ModerationState, ReviewOrder } from '#lib/contract/review-vocabulary.ts';

/** `1 review`, `12 reviews`. */
export function reviewsText(count: number): string {
  return count === 1 ? '1 review' : `${count} reviews`;
}

/** `1 star`, `4 stars`. */
export function starsText(stars: number): string {
  return stars === 1 ? '1 star' : `${stars} stars`;
}

/** The accessible label of stars, e.g. `4.5 of 5 stars`. */
export function starsLabel(stars: number): string {
  return `${stars} of 5 stars`;
}

/** The labels of the sort orders of reviews. */
export const REVIEW_ORDER_NAMES: Record<ReviewOrder, string> = {
  newest: 'Newest',
  highest: 'Most stars',
  lowest: 'Fewest stars',
  'with-photos': 'With photos',
};

/** The labels of the moderation states, for the author. */
export const MODERATION_LABELS: Record<ModerationState, string> = {
  waiting: 'Waiting for review. We will publish it within two working days.',
  approved: 'Published',
  refused: 'Not published',
};
