interface StarsProps {
  /** From 0 to 5; fractions of a star are drawn. */
  stars: number;
  /** The accessible name, e.g. `4.5 of 5 stars`. */
  label: string;
  className?: string;
}

const FIVE = '★★★★★';

/** A row of five stars, filled up to the value. */
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
