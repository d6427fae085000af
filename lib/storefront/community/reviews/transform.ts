import type {
  calls,
  OwnReviewsWire,
  OwnReviewWire,
  ProductReviewsWire,
  PublishedReviewWire,
} from '#lib/contract/index.ts';
import { localTitle } from '#lib/shared/language/local-fact.ts';
import type { CallerRequest } from '#lib/storefront/platform/retail-client/types.ts';
import { storeHref } from '#lib/storefront/platform/site/store-href.ts';
import type { OwnReview, OwnReviews, ProductReviews, Review, ReviewedProduct, ReviewInput } from './types.ts';

function toReview(wire: PublishedReviewWire): Review {
  return {
    id: wire.ReviewId,
    stars: wire.Stars,
    title: wire.Title,
    text: wire.Text,
    author: wire.DisplayName,
    photos: wire.Photos.map(({ PhotoId, Width, Height }) => ({ id: PhotoId, width: Width, height: Height })),
    writtenAt: wire.WrittenAt,
  };
}

/** Converts a page of a product's reviews. */
export function toProductReviews({ Summary, ...wire }: ProductReviewsWire): ProductReviews {
  return {
    summary: { count: Summary.Count, average: Summary.Average, stars: Summary.Stars },
    reviews: wire.Reviews.map(toReview),
    page: wire.Page,
    totalPages: wire.TotalPages,
    total: wire.TotalReviews,
    demo: wire.DemoReviews.map(({ Stars, Title, Text }) => ({ stars: Stars, title: Title, text: Text })),
  };
}

function toReviewedProduct(
  wire: Pick<OwnReviewWire, 'ProductCode' | 'ProductTitle' | 'ProductUrl' | 'ThumbnailImageUrl'>,
): ReviewedProduct {
  return {
    code: wire.ProductCode,
    title: localTitle(wire.ProductTitle),
    href: wire.ProductUrl === '' ? null : storeHref(wire.ProductUrl),
    thumbnail: wire.ThumbnailImageUrl,
  };
}

function toOwnReview(wire: OwnReviewWire): OwnReview {
  return { ...toReview(wire), product: toReviewedProduct(wire), state: wire.State, reason: wire.Reason };
}

/** Converts a customer's reviews and the products that could be reviewed. */
export function toOwnReviews(wire: OwnReviewsWire): OwnReviews {
  return {
    reviews: wire.Reviews.map(toOwnReview),
    toReview: wire.ToReview.map(toReviewedProduct),
    defaultName: wire.DefaultDisplayName,
  };
}

/** Converts a review to a save request of the retail API. */
export function toSaveReviewRequest(input: ReviewInput): CallerRequest<typeof calls.saveReview> {
  return {
    ProductCode: input.code,
    Stars: input.stars,
    Title: input.title,
    Text: input.text,
    DisplayName: input.author,
    PhotoIds: input.photoIds,
  };
}
