import { z } from 'zod';
import { multilineText, opaqueId, productCode, visibleText } from './fields.ts';
import {
  DISPLAY_NAME_LENGTH,
  MODERATION_STATES,
  MOST_STARS,
  REFUSAL_LENGTH,
  REVIEW_TEXT_LENGTHS,
  REVIEW_TITLE_LENGTH,
} from './review-vocabulary.ts';
import { VISIBLE_LETTER, VISIBLE_LETTER_OR_DIGIT, VISIBLE_TEXT } from './vocabulary.ts';

/** Lines that people read and wrote: nothing in them is hidden. */
export function visibleLines(maximum: number) {
  return multilineText(maximum).regex(VISIBLE_TEXT, 'must hold no invisible characters').trim();
}

export const stars = z.number().int().min(1).max(MOST_STARS);
export const reviewTitle = visibleText(REVIEW_TITLE_LENGTH).regex(VISIBLE_LETTER_OR_DIGIT, 'must hold a letter');
export const reviewText = visibleLines(REVIEW_TEXT_LENGTHS.most)
  .min(REVIEW_TEXT_LENGTHS.least)
  .regex(VISIBLE_LETTER, 'must hold a letter');
/** The name that stands beside what a shopper wrote. */
export const displayName = visibleText(DISPLAY_NAME_LENGTH).regex(VISIBLE_LETTER, 'must hold a letter');
/** Why something is not published, for whoever wrote it. */
export const refusalReason = visibleText(REFUSAL_LENGTH);

const count = z.number().int().min(0);

/** What the published reviews of a product come to. */
export const productRating = z.object({
  Count: count.min(1),
  /** Of their stars, to one decimal. */
  Average: z.number().min(1).max(MOST_STARS),
});
export type ProductRatingWire = z.output<typeof productRating>;

export const shopperPhoto = z.object({
  PhotoId: opaqueId,
  /** Pixels. */
  Width: z.number().int().min(1),
  Height: z.number().int().min(1),
});

const reviewContent = {
  ReviewId: opaqueId,
  Stars: stars,
  Title: z.string(),
  Text: z.string(),
  DisplayName: z.string(),
  Photos: z.array(shopperPhoto),
  /** When it was written, or changed last, in epoch milliseconds. */
  WrittenAt: z.number().int(),
};

/** A review that everybody may see, by somebody who has bought the product. */
export const publishedReview = z.object(reviewContent);
export type PublishedReviewWire = z.output<typeof publishedReview>;

/** A product as those who write of it see it. */
const reviewedProduct = z.object({
  ProductCode: productCode,
  /** As it is now; of a product that has left the catalogue as it was bought. */
  ProductTitle: z.string(),
  /** Empty where it has left the catalogue. */
  ProductUrl: z.string(),
  /** Path of a small photo; empty where there is none. */
  ThumbnailImageUrl: z.string(),
});

/** A review as its author sees it. */
export const ownReview = z.object({
  ...reviewContent,
  ...reviewedProduct.shape,
  State: z.enum(MODERATION_STATES),
  /** Why it is not published; empty where it is, or waits. */
  Reason: z.string(),
});
export type OwnReviewWire = z.output<typeof ownReview>;

export const ownReviews = z.object({
  /** The one written last first. */
  Reviews: z.array(ownReview),
  /** What the customer has bought, kept, and not written of; what was delivered last first. */
  ToReview: z.array(reviewedProduct),
  /** The name that a review carries unless its author says otherwise; empty where the customer has given none. */
  DefaultDisplayName: z.string(),
});
export type OwnReviewsWire = z.output<typeof ownReviews>;

export const productReviews = z.object({
  Summary: z.object({
    Count: count,
    /** Null where there is none. */
    Average: z.number().min(1).max(MOST_STARS).nullable(),
    /** How many gave one star, two stars … five. */
    Stars: z.array(count).length(MOST_STARS),
  }),
  Reviews: z.array(publishedReview),
  Page: z.number().int().min(1),
  TotalPages: count,
  /** How many there are with the stars asked for. */
  TotalReviews: count,
});
export type ProductReviewsWire = z.output<typeof productReviews>;

/** A review as whoever judges it sees it. */
export const moderatedReview = z.object({
  ...reviewContent,
  ProductCode: productCode,
  ProductTitle: z.string(),
  State: z.enum(MODERATION_STATES),
  Reason: z.string(),
});
