import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { deskPages } from '../desk-fields.ts';
import { callerFields, opaqueId, productCode } from '../fields.ts';
import { MAX_PAGE } from '../list-vocabulary.ts';
import {
  displayName,
  moderatedReview,
  ownReviews as ownReviewPage,
  refusalReason,
  productReviews as reviewPage,
  reviewText,
  reviewTitle,
  stars,
} from '../review.ts';
import { MODERATION_DECISIONS, MODERATION_STATES, REVIEW_ORDERS } from '../review-vocabulary.ts';
import { SHOPPER_PHOTOS_MAXIMUM } from '../vocabulary.ts';

const page = z.number().int().min(1).max(MAX_PAGE).default(1);

export const saveReview = defineCall({
  name: 'SaveReview',
  method: 'POST',
  request: z.object({
    ProductCode: productCode,
    Stars: stars,
    Title: reviewTitle,
    Text: reviewText,
    DisplayName: displayName,
    /** Photos that were just uploaded or are already part of the review, in order; its other photos are removed. */
    PhotoIds: z.array(opaqueId).max(SHOPPER_PHOTOS_MAXIMUM).default([]),
    ...callerFields,
  }),
  data: z.object({ ReviewId: opaqueId }),
  repeatable: true,
  summary:
    "Writes or replaces the customer's review of a product, which is published after moderation. Fails with SignInRequired for a guest, NotFound for a customer who has not received the product and kept it, TooManyRequests.",
});

export const removeReview = defineCall({
  name: 'RemoveReview',
  method: 'POST',
  request: z.object({ ProductCode: productCode, ...callerFields }),
  data: z.object({}).nullable(),
  repeatable: true,
  summary:
    "Removes the customer's review of a product. Also succeeds if there is none. Fails with SignInRequired for a guest.",
});

export const ownReviews = defineCall({
  name: 'OwnReviews',
  method: 'POST',
  request: z.object({ ...callerFields }),
  data: ownReviewPage,
  repeatable: true,
  summary:
    "The customer's reviews, and the products that the customer can review. Fails with SignInRequired for a guest.",
});

export const productReviews = defineCall({
  name: 'ProductReviews',
  method: 'POST',
  request: z.object({
    ProductCode: productCode,
    Page: page,
    Sort: z.enum(REVIEW_ORDERS).default('newest'),
    /** Only reviews with this number of stars. */
    Stars: stars.optional(),
    ...callerFields,
  }),
  data: reviewPage,
  repeatable: true,
  // The product page works without them.
  bestEffort: true,
  summary:
    'The published reviews of a product, ten a page, with their summary. Fails with NotFound for an unknown product.',
});

export const reviewQueue = defineCall({
  name: 'ReviewQueue',
  method: 'POST',
  request: z.object({ State: z.enum(MODERATION_STATES).default('waiting'), Page: page }),
  data: z.object({
    Reviews: z.array(moderatedReview),
    ...deskPages,
    /** At least, where `MorePages` is true. */
    TotalReviews: z.number().int().min(0),
  }),
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary: 'Reviews in a state, those that have waited longest first.',
});

export const moderateReview = defineCall({
  name: 'ModerateReview',
  method: 'POST',
  request: z.object({
    ReviewId: opaqueId,
    Decision: z.enum(MODERATION_DECISIONS),
    /** The reason sent to the author; required for a rejection. */
    Reason: refusalReason.default(''),
    /**
     * `WrittenAt` of the review that was read: a review that was changed since is not moderated. Omit it to accept
     * any version.
     */
    WrittenAt: z.number().int().optional(),
  }),
  data: moderatedReview,
  repeatable: true,
  operator: ['manager', 'merchandiser', 'support'],
  summary:
    'Publishes a review, or rejects it with a reason; the decision can be changed later. Fails with NotFound for an unknown one, Conflict if it was changed since it was read.',
});
