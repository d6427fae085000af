import type { ModerationState, ReviewOrder } from '#lib/contract/review-vocabulary.ts';

/** A photo that a shopper sent. */
export interface ShopperPhoto {
  id: string;
  /** Pixels. */
  width: number;
  height: number;
}

/** A review that everybody may see, by somebody who has bought the product. */
export interface Review {
  id: string;
  /** 1 to 5. */
  stars: number;
  title: string;
  /** Plain text of several lines. */
  text: string;
  author: string;
  photos: ShopperPhoto[];
  /** When it was written or changed last, in epoch milliseconds. */
  writtenAt: number;
}

/** What the published reviews of a product come to. */
export interface ReviewSummary {
  count: number;
  /** Of their stars, to one decimal; null where there is none. */
  average: number | null;
  /** How many gave one star, two … five. */
  stars: number[];
}

/** A page of the reviews of a product. */
export interface ProductReviews {
  summary: ReviewSummary;
  reviews: Review[];
  page: number;
  totalPages: number;
  /** How many there are with the stars asked for. */
  total: number;
}

/** Which reviews of a product are asked for. */
export interface ReviewsQuery {
  page: number;
  order: ReviewOrder;
  /** Those with so many alone. */
  stars: number | undefined;
}

/** A product as those who write of it see it. */
export interface ReviewedProduct {
  code: string;
  title: string;
  /** Null where it has left the catalogue. */
  href: string | null;
  /** Path of a small photo; empty where there is none. */
  thumbnail: string;
}

/** A review as its author sees it. */
export interface OwnReview extends Review {
  product: ReviewedProduct;
  state: ModerationState;
  /** Why it is not published; empty where it is, or waits. */
  reason: string;
}

/** What a customer has written of products, and could write. */
export interface OwnReviews {
  reviews: OwnReview[];
  toReview: ReviewedProduct[];
  /** The name that a review carries unless its author says otherwise. */
  defaultName: string;
}

/** What a form asks to be published. */
export interface ReviewInput {
  code: string;
  stars: number;
  title: string;
  text: string;
  author: string;
  photoIds: string[];
}
