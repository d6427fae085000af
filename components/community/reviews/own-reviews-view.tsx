import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDate } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import { REVIEWS_SLUG } from '#lib/shared/route-names.ts';
import { starsLabel } from '#lib/storefront/community/reviews/copy.ts';
import type { OwnReview, OwnReviews } from '#lib/storefront/community/reviews/types.ts';
import * as m from '#messages';
import { buttonClass } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { Stars } from '@/components/ui/stars';
import { ModerationStatus } from './moderation-status';
import { RemoveEntry } from './remove-entry';
import { ReviewedProductHeading } from './reviewed-product-heading';
import { ShopperPhotos } from './shopper-photos';

function OtherReviewLinks() {
  return (
    <ul className="mt-4 flex flex-wrap gap-x-6">
      <li>
        <Link href={paths.ownQuestions()} className={LINK_CLASS}>
          {m.communityYourQuestionsAnswers()}
        </Link>
      </li>
      <li>
        <Link href={paths.content(REVIEWS_SLUG)} className={LINK_CLASS}>
          {m.communityHowReviewsWork()}
        </Link>
      </li>
    </ul>
  );
}

/** The customer's reviews, and the products that can be reviewed. */
export function OwnReviewsView({ own: { reviews, toReview } }: { own: OwnReviews }) {
  if (reviews.length === 0 && toReview.length === 0) {
    return (
      <div className="mt-8 max-w-measure border-line border-t py-8">
        <p className="font-display text-2xl">{m.communityNothingToReview()}</p>
        <p className="mt-2 text-muted">{m.communityReviewAfterArrival()}</p>
        <Link href={paths.orders()} className={`${buttonClass('secondary')} mt-6`}>
          {m.communityYourOrders()}
        </Link>
        <OtherReviewLinks />
      </div>
    );
  }
  return (
    <>
      {toReview.length > 0 && (
        <section aria-labelledby="to-review" className="mt-8">
          <h2 id="to-review" className="text-2xl">
            {m.communityWaitingForReview()}
          </h2>
          <ul className="mt-4 grid gap-x-8 gap-y-6 xl:grid-cols-2">
            {toReview.map((product) => (
              <li key={product.code}>
                <ReviewedProductHeading product={product} titleId={`to-review-${product.code}`}>
                  <Link
                    href={paths.review(product.code)}
                    aria-describedby={`to-review-${product.code}`}
                    className={LINK_CLASS}
                  >
                    {m.communityWriteReview()}
                  </Link>
                </ReviewedProductHeading>
              </li>
            ))}
          </ul>
        </section>
      )}
      {reviews.length > 0 && (
        <section aria-labelledby="own-reviews" className="mt-8">
          <h2 id="own-reviews" className="mb-4 text-2xl">
            {m.communityYourReviews()}
          </h2>
          <ul>
            {reviews.map((review) => (
              <OwnReviewItem key={review.id} review={review} />
            ))}
          </ul>
        </section>
      )}
      <OtherReviewLinks />
    </>
  );
}

/** A review in its author's list: its text, its status, and its actions. */
function OwnReviewItem({ review }: { review: OwnReview }) {
  const { product, stars, title, text, author, photos, state, reason, writtenAt } = review;
  const titleId = `piece-${product.code}`;
  return (
    <li className="border-line border-t py-6">
      <ReviewedProductHeading product={product} titleId={titleId}>
        <ModerationStatus state={state} reason={reason} />
      </ReviewedProductHeading>
      <div className="mt-3">
        <Stars stars={stars} label={starsLabel(stars)} />
        <h3 className="mt-1 font-sans text-base font-medium [overflow-wrap:anywhere]">{title}</h3>
        <p className="mt-1 max-w-measure whitespace-pre-line [overflow-wrap:anywhere]">{text}</p>
        <ShopperPhotos photos={photos} author={author} />
        <p className="mt-2 text-muted text-sm">
          {author}, {formatDate(writtenAt)}
        </p>
        <div className="flex flex-wrap items-start gap-x-6">
          <Link href={paths.review(product.code)} aria-describedby={titleId} className={LINK_CLASS}>
            {m.commonChange()}
          </Link>
          <RemoveEntry
            action={apiPaths.reviews()}
            fields={{ intent: 'remove', code: product.code }}
            question={m.communityRemoveReview()}
            titleId={titleId}
          />
        </div>
      </div>
    </li>
  );
}
