import { REVIEW_ORDERS } from '#lib/contract/review-vocabulary.ts';
import * as paths from '#lib/shared/paths.ts';
import type { Product } from '#lib/storefront/catalogue/types.ts';
import { REVIEW_ORDER_NAMES, reviewsText } from '#lib/storefront/community/reviews/copy.ts';
import { reviewsParameters } from '#lib/storefront/community/reviews/reviews-query.ts';
import type { ProductReviews, ReviewsQuery } from '#lib/storefront/community/reviews/types.ts';
import * as m from '#messages';
import { Breadcrumb } from '@/components/listing/breadcrumb';
import { Pagination } from '@/components/listing/pagination';
import { Link } from '@/components/ui/link';
import { RatingSummary } from './rating-summary';
import { ReviewArticle } from './review-article';
import { ReviewLinks } from './review-links';

interface ReviewsViewProps {
  product: Product;
  reviews: ProductReviews;
  query: ReviewsQuery;
}

const LINK = 'inline-flex min-h-11 items-center border-b-2 hover:text-brass';

/** All reviews of a product, in the requested order. */
export function ReviewsView({ product, reviews, query }: ReviewsViewProps) {
  const { code, title, href } = product;
  const at = (changed: Partial<ReviewsQuery>) =>
    paths.productReviews(code, reviewsParameters({ ...query, page: 1, ...changed }));
  const crumbs = [
    ...product.breadcrumb,
    { name: title, href },
    { name: m.communityReviews(), href: paths.productReviews(code) },
  ];
  return (
    <div className="page-width pt-1 pb-16 md:pt-4">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-2 text-3xl md:text-4xl">{m.communityReviews()}</h1>
      <p className="mt-1 mb-6">
        <Link href={href} className="inline-flex min-h-11 items-center underline decoration-line underline-offset-4">
          {title}
        </Link>
      </p>
      <RatingSummary code={code} summary={reviews.summary} chosen={query.stars} />
      <ReviewLinks code={code} />
      {reviews.summary.count > 0 && (
        <nav aria-label={m.communitySortReviews()} className="mt-6">
          <ul className="flex flex-wrap gap-x-6">
            {REVIEW_ORDERS.map((order) => (
              <li key={order}>
                <Link
                  href={at({ order })}
                  rel="nofollow"
                  aria-current={order === query.order ? 'true' : undefined}
                  className={`${LINK} ${order === query.order ? 'border-brass font-medium' : 'border-transparent text-muted'}`}
                >
                  {REVIEW_ORDER_NAMES[order]()}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <p role="status" className="mt-4 mb-2 text-muted text-sm">
        {query.stars === undefined
          ? reviewsText(reviews.total)
          : m.communityReviewCountStars({ count: reviews.total, stars: query.stars })}
        {query.stars !== undefined && (
          <Link
            href={at({ stars: undefined })}
            className="ml-4 inline-flex min-h-11 items-center underline decoration-line underline-offset-4"
          >
            {m.communityShowAll()}
          </Link>
        )}
      </p>
      {reviews.reviews.map((review) => (
        <ReviewArticle key={review.id} review={review} level={2} />
      ))}
      <Pagination page={query.page} totalPages={reviews.totalPages} href={(page) => at({ page })} />
    </div>
  );
}
