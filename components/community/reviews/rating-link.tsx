import { REVIEWS_ID } from '#lib/shared/route-names.ts';
import type { Rating } from '#lib/storefront/catalogue/types.ts';
import { reviewsText, starsLabel } from '#lib/storefront/community/reviews/copy.ts';
import { Stars } from '@/components/ui/stars';

/** The average rating of a product beside its title, linked to its reviews. */
export function RatingLink({ rating: { average, count } }: { rating: Rating }) {
  return (
    <a
      href={`#${REVIEWS_ID}`}
      className="inline-flex min-h-6 items-center gap-2 text-sm hover:text-brass max-md:order-last md:basis-full"
    >
      <Stars stars={average} label={starsLabel(average)} />
      <span aria-hidden="true">{average.toFixed(1)}</span>
      <span className="text-muted underline decoration-line underline-offset-4">{reviewsText(count)}</span>
    </a>
  );
}
