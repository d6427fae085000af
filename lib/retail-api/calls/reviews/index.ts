import type { CallHandler } from '../../core/call-handler.ts';
import { ownReviews } from './own-reviews.ts';
import { productReviews } from './product-reviews.ts';
import { removeReview } from './remove-review.ts';
import { moderateReview, reviewQueue } from './review-queue.ts';
import { saveReview } from './save-review.ts';

/** Calls about what customers write of what they have bought. */
export const reviewCalls: readonly CallHandler[] = [
  saveReview,
  removeReview,
  ownReviews,
  productReviews,
  reviewQueue,
  moderateReview,
];
