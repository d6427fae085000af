import * as paths from '#lib/shared/paths.ts';
import { REVIEWS_SLUG } from '#lib/shared/route-names.ts';
import type { ReviewedProduct } from '#lib/storefront/community/reviews/types.ts';
import type { FormState } from '#lib/storefront/platform/forms/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { ReviewForm } from './review-form';
import { ReviewedProductHeading } from './reviewed-product-heading';

interface WriteReviewViewProps {
  product: ReviewedProduct;
  rendered: FormState;
  /** The ids of the photos that the review already has. */
  photos: readonly string[];
}

/** The page with the form for a product's review. */
export function WriteReviewView({ product, rendered, photos }: WriteReviewViewProps) {
  return (
    <>
      <div className="mt-6">
        <ReviewedProductHeading product={product} />
      </div>
      <p className="mt-4 max-w-measure text-muted text-sm">
        {m.communityWeReadReviews()}{' '}
        <Link
          href={paths.content(REVIEWS_SLUG)}
          className="inline-flex min-h-6 items-center underline decoration-line underline-offset-4"
        >
          {m.communityHowReviewsWork()}
        </Link>
      </p>
      <ReviewForm code={product.code} rendered={rendered} photos={photos} />
    </>
  );
}
