import { MAX_STARS } from '#lib/contract/review-vocabulary.ts';
import type { ProductReviews } from '#lib/storefront/community/reviews/types.ts';

const NAMED = 3;
const BOUNDS = { bestRating: MAX_STARS, worstRating: 1 };

/** The JSON-LD properties for a product's reviews, to merge into its node; empty where there are none. */
export function reviewsJsonLd(reviews: ProductReviews | null): object {
  const average = reviews?.summary.average ?? null;
  if (!reviews || average === null) return {};
  return {
    aggregateRating: {
      '@type': 'AggregateRating',
      ratingValue: average,
      reviewCount: reviews.summary.count,
      ...BOUNDS,
    },
    review: reviews.reviews.slice(0, NAMED).map(({ stars, title, text, author, writtenAt }) => ({
      '@type': 'Review',
      reviewRating: { '@type': 'Rating', ratingValue: stars, ...BOUNDS },
      name: title,
      reviewBody: text,
      author: { '@type': 'Person', name: author },
      datePublished: new Date(writtenAt).toISOString(),
    })),
  };
}
