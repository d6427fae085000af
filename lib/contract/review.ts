import { z } from 'zod';
import { multilineText, opaqueId, productCode, visibleText } from './fields.ts';
import {
  DISPLAY_NAME_LENGTH,
  MAX_STARS,
  MODERATION_STATES,
  REFUSAL_LENGTH,
  REVIEW_TEXT_LENGTHS,
  REVIEW_TITLE_LENGTH,
} from './review-vocabulary.ts';
import { VISIBLE_LETTER, VISIBLE_LETTER_OR_DIGIT, VISIBLE_TEXT } from './vocabulary.ts';

/** A schema for lines written and read by people; hidden characters are refused. */
export function visibleLines(maximum: number) {
  return multilineText(maximum).regex(VISIBLE_TEXT, 'must not contain invisible characters').trim();
}

export const stars = z.number().int().min(1).max(MAX_STARS);
export const reviewTitle = visibleText(REVIEW_TITLE_LENGTH).regex(VISIBLE_LETTER_OR_DIGIT, 'must contain a letter');
export const reviewText = visibleLines(REVIEW_TEXT_LENGTHS.max)
  .min(REVIEW_TEXT_LENGTHS.min)
  .regex(VISIBLE_LETTER, 'must contain a letter');
/** The public name of a shopper beside a review, question or answer. */
export const displayName = visibleText(DISPLAY_NAME_LENGTH).regex(VISIBLE_LETTER, 'must contain a letter');
/** Why a text is not published, shown to its author. */
export const refusalReason = visibleText(REFUSAL_LENGTH);

const count = z.number().int().min(0);

/** The summary of a product's published reviews. */
export const productRating = z.object({
  Count: count.min(1),
  /** Mean of the stars, to one decimal. */
  Average: z.number().min(1).max(MAX_STARS),
});

const shopperPhoto = z.object({
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
  /** Epoch milliseconds of the last change. */
  WrittenAt: z.number().int(),
};

/** A published review by a customer who has bought the product. */
const publishedReview = z.object(reviewContent);
export type PublishedReviewWire = z.output<typeof publishedReview>;

/** A product as its reviewers see it. */
const reviewedProduct = z.object({
  ProductCode: productCode,
  /** The current title; for a product that has left the catalogue, the title when it was bought. */
  ProductTitle: z.string(),
  /** Empty where the product has left the catalogue. */
  ProductUrl: z.string(),
  /** Path of a small photo; empty where there is none. */
  ThumbnailImageUrl: z.string(),
});

/** A review as its author sees it. */
const ownReview = z.object({
  ...reviewContent,
  ...reviewedProduct.shape,
  State: z.enum(MODERATION_STATES),
  /** Why it is not published; empty where it is published or waits for moderation. */
  Reason: z.string(),
});
export type OwnReviewWire = z.output<typeof ownReview>;

export const ownReviews = z.object({
  /** The newest first. */
  Reviews: z.array(ownReview),
  /** Products that the customer bought, kept and has not reviewed; the last delivered first. */
  ToReview: z.array(reviewedProduct),
  /**
   * The name that a review is published under unless its author changes it; empty where the customer has not
   * provided one.
   */
  DefaultDisplayName: z.string(),
});
export type OwnReviewsWire = z.output<typeof ownReviews>;

/** A review that nobody wrote about a purchase: it shows in a trial what reviews look like. */
const demoReview = z.object({ Stars: stars, Title: z.string(), Text: z.string() });
export type DemoReviewWire = z.output<typeof demoReview>;

export const productReviews = z.object({
  Summary: z.object({
    Count: count,
    /** Null where there are no reviews. */
    Average: z.number().min(1).max(MAX_STARS).nullable(),
    /** The numbers of reviews with one star, two stars … five stars. */
    Stars: z.array(count).length(MAX_STARS),
  }),
  Reviews: z.array(publishedReview),
  Page: z.number().int().min(1),
  TotalPages: count,
  /** The number of reviews with the requested stars. */
  TotalReviews: count,
  /** Only in a trial with the catalogue of the demo; shown marked as demo, and part of no count. */
  DemoReviews: z.array(demoReview).default([]),
});
export type ProductReviewsWire = z.output<typeof productReviews>;

/** A review as a moderator sees it. */
export const moderatedReview = z.object({
  ...reviewContent,
  ProductCode: productCode,
  ProductTitle: z.string(),
  State: z.enum(MODERATION_STATES),
  Reason: z.string(),
});
