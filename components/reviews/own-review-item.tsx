import * as apiPaths from '#lib/shared/api-paths.ts';
import { formatDate } from '#lib/shared/dates.ts';
import * as paths from '#lib/shared/paths.ts';
import { starsLabel } from '#lib/storefront/community/reviews/copy.ts';
import type { OwnReview } from '#lib/storefront/community/reviews/types.ts';
import { Link } from '@/components/ui/link';
import { LINK_CLASS } from '@/components/ui/link-class';
import { Stars } from '@/components/ui/stars';
import { ModerationStatus } from './moderation-status';
import { RemoveEntry } from './remove-entry';
import { ReviewedProductHeading } from './reviewed-product-heading';
import { ShopperPhotos } from './shopper-photos';

/** A review in its author's list: its text, its status, and its actions. */
export function OwnReviewItem({ review }: { review: OwnReview }) {
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
            Change
          </Link>
          <RemoveEntry
            action={apiPaths.reviews()}
            fields={{ intent: 'remove', code: product.code }}
            question="Remove this review and its photos? You cannot undo this."
            titleId={titleId}
          />
        </div>
      </div>
    </li>
  );
}
