import * as paths from '#lib/shared/paths.ts';
import { reviewsText, starsLabel, starsText } from '#lib/storefront/community/reviews/copy.ts';
import { reviewsParameters } from '#lib/storefront/community/reviews/reviews-query.ts';
import type { ReviewSummary } from '#lib/storefront/community/reviews/types.ts';
import * as m from '#messages';
import { Link } from '@/components/ui/link';
import { Stars } from '@/components/ui/stars';

interface RatingSummaryProps {
  code: string;
  summary: ReviewSummary;
  /** The number of stars that the reviews below are filtered by. */
  chosen?: number | undefined;
}

const ROW = 'grid min-h-8 grid-cols-[4.5rem_minmax(0,1fr)_2.5rem] items-center gap-x-3 text-sm max-md:min-h-11';

/** The average of a product's reviews and the distribution of stars; each row links to those reviews. */
export function RatingSummary({ code, summary, chosen }: RatingSummaryProps) {
  const { average, count, stars } = summary;
  if (average === null) return null;
  const rows = stars.map((times, index) => ({ value: index + 1, times })).toReversed();
  return (
    <div className="grid max-w-2xl gap-x-12 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)]">
      <div className="flex items-center gap-4 sm:block">
        <p className="font-display text-5xl tabular-nums">{average.toFixed(1)}</p>
        <div>
          <Stars stars={average} label={starsLabel(average)} className="text-lg" />
          <p className="mt-1 text-muted text-sm">{reviewsText(count)}</p>
        </div>
      </div>
      <ul aria-label={m.communityReviewsByStars()}>
        {rows.map(({ value, times }) => {
          const bar = (
            <>
              <span className={times > 0 ? 'underline decoration-line underline-offset-4' : 'text-muted'}>
                {starsText(value)}
              </span>
              <span aria-hidden="true" className="h-1.5 bg-card">
                <span className="block h-full bg-brass" style={{ width: `${(100 * times) / count}%` }} />
              </span>
              <span className="text-muted tabular-nums">
                {times}
                <span className="sr-only"> {m.communityOfCount({ count })}</span>
              </span>
            </>
          );
          return (
            <li key={value}>
              {times > 0 ? (
                <Link
                  href={paths.productReviews(code, reviewsParameters({ stars: value }))}
                  aria-current={value === chosen ? 'true' : undefined}
                  className={`${ROW} hover:text-brass ${value === chosen ? 'font-medium' : ''}`}
                >
                  {bar}
                </Link>
              ) : (
                <p className={ROW}>{bar}</p>
              )}
            </li>
          );
        })}
      </ul>
    </div>
  );
}
