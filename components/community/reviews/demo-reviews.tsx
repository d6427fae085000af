import { starsLabel } from '#lib/storefront/community/reviews/copy.ts';
import type { DemoReview } from '#lib/storefront/community/reviews/types.ts';
import * as m from '#messages';
import { languageOfContent } from '@/components/ui/in-its-language';
import { Stars } from '@/components/ui/stars';

/** The demo reviews of a trial, apart from those of customers, each marked as what it is. */
export function DemoReviews({ reviews }: { reviews: readonly DemoReview[] }) {
  if (reviews.length === 0) return null;
  return (
    <div className="mt-4 border border-line border-dashed px-4 pt-4">
      <p className="max-w-measure pb-4 text-muted text-sm">{m.communityDemoNotice()}</p>
      {reviews.map(({ stars, title, text }) => (
        <article key={title} aria-label={m.communityDemoReviewOf({ title })} className="border-line border-t py-4">
          <p className="flex items-center gap-3">
            <Stars stars={stars} label={starsLabel(stars)} />
            <span className="rounded-sm bg-card px-2 py-0.5 text-sm">{m.communityDemoReview()}</span>
          </p>
          <h3 lang={languageOfContent(title)} className="mt-1 font-medium font-sans text-base">
            {title}
          </h3>
          <p lang={languageOfContent(text)} className="mt-1 max-w-measure">
            {text}
          </p>
        </article>
      ))}
    </div>
  );
}
