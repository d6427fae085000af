import * as m from '#messages';

interface RatingLineProps {
  /** Shown with one decimal. */
  average: number;
  count: number;
}

/** A product's rating in one short line, e.g. `★ 4.5 (12)`. Kept small, because every list loads its script. */
export function RatingLine({ average, count }: RatingLineProps) {
  return (
    <p className="mb-1 text-xs first-letter:text-brass">
      <span role="img" aria-label={m.shellRating({ average, count })}>
        ★ {average.toFixed(1)} ({count})
      </span>
    </p>
  );
}
