import { formatDateOfDay } from '#lib/shared/dates.ts';
import { formatPaise } from '#lib/shared/money.ts';
import { linePoints, ratePoints, shownRate } from '#lib/storefront/gold-rate/rate-line.ts';
import type { GoldRates } from '#lib/storefront/gold-rate/types.ts';
import * as m from '#messages';

const BOX = { width: 1000, height: 160 };
/** Room for the line's own width. */
const EDGE = 4;

/** The rate of the last days as a line; the table says the same. Nothing for a single day. */
export function RateLine({ rates }: { rates: GoldRates }) {
  const shown = shownRate(rates);
  const points = shown ? ratePoints(rates, shown.id) : [];
  const line = linePoints(points, BOX);
  const [first, last] = [points[0], points.at(-1)];
  if (!shown || !first || !last || line === '') return null;
  const amounts = points.map(({ rate }) => rate);
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  const name = `${shown.metal} ${shown.purity}`;
  return (
    <figure className="mt-4">
      <figcaption className="flex flex-wrap justify-between gap-x-6 text-sm">
        <span>{m.goldRatePerGram({ name })}</span>
        <span className="text-muted tabular-nums">
          {m.goldRateRange({ lowest: formatPaise(lowest), highest: formatPaise(highest) })}
        </span>
      </figcaption>
      <svg
        role="img"
        aria-label={m.goldRateLine({
          name,
          firstRate: formatPaise(first.rate),
          firstDay: formatDateOfDay(first.day),
          lastRate: formatPaise(last.rate),
          lastDay: formatDateOfDay(last.day),
        })}
        viewBox={`${-EDGE} ${-EDGE} ${BOX.width + 2 * EDGE} ${BOX.height + 2 * EDGE}`}
        preserveAspectRatio="none"
        className="mt-3 h-24 w-full border-line border-b text-brass"
      >
        <polyline
          points={line}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <p className="mt-1 flex justify-between text-muted text-xs">
        <span>{formatDateOfDay(first.day)}</span>
        <span>{formatDateOfDay(last.day)}</span>
      </p>
    </figure>
  );
}
