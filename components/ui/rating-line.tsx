interface RatingLineProps {
  /** To one decimal. */
  average: number;
  count: number;
}

/** What buyers say of a product in one short line, e.g. `★ 4.5 (12)`; every list brings its script along. */
export function RatingLine({ average, count }: RatingLineProps) {
  return (
    <p className="mb-1 text-xs first-letter:text-brass">
      <span role="img" aria-label={`Rated ${average} of 5 stars, reviews: ${count}`}>
        ★ {average.toFixed(1)} ({count})
      </span>
    </p>
  );
}
