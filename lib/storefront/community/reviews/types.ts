import type { ModerationState, ReviewOrder } from '#lib/contract/review-vocabulary.ts';

/** A photo uploaded by a shopper. */
export interface ShopperPhoto {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A published review by a buyer of the product. */
export interface Review {
  id: string;
  /** 1 to 5. */
  stars: number;
  title: string;
  /** Plain text, possibly of several lines. */
  text: string;
  author: string;
  photos: ShopperPhoto[];
  /** When it was written or last changed, in epoch milliseconds. */
  writtenAt: number;
}

/** A summary of a product's published reviews. */
export interface ReviewSummary {
  count: number;
  /** The average number of stars, to one decimal; null where there are no reviews. */
  average: number | null;
  /** The number of reviews with one star, two … five. */
  stars: number[];
}

/** A review that shows in a trial what reviews look like. */
export type DemoReview = Pick<Review, 'stars' | 'title' | 'text'>;

/** A page of a product's published reviews. */
export interface ProductReviews {
  summary: ReviewSummary;
  reviews: Review[];
  page: number;
  totalPages: number;
  /** The number of reviews with the requested stars. */
  total: number;
  /** Shown apart and marked; empty except in a trial. */
  demo: DemoReview[];
}

/** The query of a product's reviews. */
export interface ReviewsQuery {
  page: number;
  order: ReviewOrder;
  /** Only reviews with this number of stars. */
  stars: number | undefined;
}

/** A product as shown to the author of a review. */
export interface ReviewedProduct {
  code: string;
  title: string;
  /** Null where it is no longer in the catalogue. */
  href: string | null;
  /** Path of a small photo; empty where there is none. */
  thumbnail: string;
}

/** A review as shown to its author. */
export interface OwnReview extends Review {
  product: ReviewedProduct;
  state: ModerationState;
  /** Why it is not published; empty where it is published or waiting. */
  reason: string;
}

/** A customer's reviews, and the products that could be reviewed. */
export interface OwnReviews {
  reviews: OwnReview[];
  toReview: ReviewedProduct[];
  /** The name shown with a review unless its author enters another one. */
  defaultName: string;
}

/** A review to publish. */
export interface ReviewInput {
  code: string;
  stars: number;
  title: string;
  text: string;
  author: string;
  photoIds: string[];
}
