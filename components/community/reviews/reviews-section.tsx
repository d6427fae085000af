import * as paths from '#lib/shared/paths.ts';
import { REVIEWS_ID } from '#lib/shared/route-names.ts';
import type { ProductReviews } from '#lib/storefront/community/reviews/types.ts';
import * as m from '#messages';
import { Section } from '@/components/product/product-section';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { DemoReviews } from './demo-reviews';
import { RatingSummary } from './rating-summary';
import { ReviewArticle } from './review-article';
import { ReviewLinks } from './review-links';

const SHOWN = 4;

interface ReviewsSectionProps {
  code: string;
  /** Null while the reviews cannot be fetched. */
  reviews: ProductReviews | null;
}

/** The reviews section of a product page: the average, the newest reviews, and a link to all. */
export function ReviewsSection({ code, reviews }: ReviewsSectionProps) {
  const count = reviews?.summary.count ?? 0;
  const shown = reviews?.reviews.slice(0, SHOWN) ?? [];
  return (
    <Section id={REVIEWS_ID} title={m.communityReviews()}>
      {reviews && count > 0 && (
        <>
          <RatingSummary code={code} summary={reviews.summary} />
          <div className="mt-6">
            {shown.map((review) => (
              <ReviewArticle key={review.id} review={review} />
            ))}
          </div>
          {count > shown.length && (
            <Link href={paths.productReviews(code)} className={`${buttonClass('secondary')} mb-2`}>
              {m.communityReadAllReviews({ count })}
            </Link>
          )}
        </>
      )}
      {count === 0 && (
        <p className="max-w-measure text-muted">{reviews ? m.communityNoReviews() : m.communityReviewsUnavailable()}</p>
      )}
      {reviews && <DemoReviews reviews={reviews.demo} />}
      <ReviewLinks code={code} />
    </Section>
  );
}
