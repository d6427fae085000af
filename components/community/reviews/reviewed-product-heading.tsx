import type { ReactNode } from 'react';
import type { ReviewedProduct } from '#lib/storefront/community/reviews/types.ts';
import { Link } from '@/components/ui/link';
import { Photo } from '@/components/ui/photo';

interface ReviewedProductHeadingProps {
  product: ReviewedProduct;
  /** The id of the title, for elements that are labelled by it. */
  titleId?: string;
  children?: ReactNode;
}

/** A product with its photo, as the heading of a review. */
export function ReviewedProductHeading({
  product: { title, href, thumbnail },
  titleId,
  children,
}: ReviewedProductHeadingProps) {
  return (
    <div className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 sm:grid-cols-[5rem_minmax(0,1fr)]">
      <div className="aspect-square overflow-hidden rounded-sm bg-photo">
        {thumbnail !== '' && (
          <Photo source={thumbnail} alt="" widths={[160]} sizes="80px" width={80} height={80} className="w-full" />
        )}
      </div>
      <div className="min-w-0">
        <p id={titleId} className="[overflow-wrap:anywhere]">
          {href === null ? title : <Link href={href}>{title}</Link>}
        </p>
        {children}
      </div>
    </div>
  );
}
