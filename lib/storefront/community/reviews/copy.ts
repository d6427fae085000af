import type { ModerationState, ReviewOrder } from '#lib/contract/review-vocabulary.ts';
import * as m from '#messages';

/** `1 review`, `12 reviews`. */
export function reviewsText(count: number): string {
  return m.communityReviewCount({ count });
}

/** `1 star`, `4 stars`. */
export function starsText(stars: number): string {
  return m.communityStars({ count: stars });
}

/** The accessible label of stars, e.g. `4.5 of 5 stars`. */
export function starsLabel(stars: number): string {
  return m.communityStarsOf({ stars });
}

/** The labels of the sort orders of reviews. */
export const REVIEW_ORDER_NAMES: Readonly<Record<ReviewOrder, () => string>> = {
  newest: m.communityOrderNewest,
  highest: m.communityOrderHighest,
  lowest: m.communityOrderLowest,
  'with-photos': m.communityOrderPhotos,
};

/** The labels of the moderation states, for the author. */
export const MODERATION_LABELS: Readonly<Record<ModerationState, () => string>> = {
  waiting: m.communityStateWaiting,
  approved: m.communityStateApproved,
  refused: m.communityStateRefused,
};
