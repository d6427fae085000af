interface StarsProps {
  /** From 0 to 5; parts of a star are drawn. */
  stars: number;
  /** What they say, e.g. `4.5 of 5 stars`. */
  label: string;
  className?: string;
}

const FIVE = '★★★★★';

/** Five stars in a row, filled as far as they go. */
export function Stars({ stars, label, className = '' }: StarsProps) {
  return (
    <span role="img" aria-label={label} className={`relative inline-block whitespace-nowrap leading-none ${className}`}>
      <span aria-hidden="true" className="text-line">
        {FIVE}
      </span>
      <span
        aria-hidden="true"
        style={{ width: `${stars * 20}%` }}
        className="absolute inset-y-0 left-0 overflow-hidden text-brass"
      >
        {FIVE}
      </span>
    </span>
  );
}
