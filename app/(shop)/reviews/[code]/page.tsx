import * as paths from '#lib/shared/paths.ts';
import { parseReviewsQuery, reviewsParameters } from '#lib/storefront/community/reviews/reviews-query.ts';
import { getReviews } from '#lib/storefront/community/reviews/server.ts';
import * as m from '#messages';
import { ReviewsView } from '@/components/community/reviews/reviews-view';
import { productListPage } from '../../product-list-page';

const page = productListPage({
  parse: parseReviewsQuery,
  href: (code, query) => paths.productReviews(code, reviewsParameters(query)),
  read: getReviews,
  title: (product) => m.communityReviewsOf({ product }),
  render: (product, reviews, query) => <ReviewsView product={product} reviews={reviews} query={query} />,
});

export const { generateMetadata } = page;

/** All reviews of a product. */
export default page.Page;
