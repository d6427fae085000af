import { DAY_MS } from '#lib/shared/durations.ts';
import type { GoldRate, GoldRates } from './types.ts';

/** A rate on a day in India, `YYYY-MM-DD`; paise per gram. */
interface RatePoint {
  day: string;
  rate: number;
}

/** The rate that the chart shows: that of 22 KT gold, of which most jewellery is made, or else the first one. */
export function shownRate({ current }: GoldRates): GoldRate | undefined {
  return current.find(({ id }) => id === 'gold-22k') ?? current[0];
}

/** The value of a rate on each day, the earliest first; days on which it was not set are left out. */
export function ratePoints({ days }: GoldRates, id: string): RatePoint[] {
  return days
    .flatMap(({ day, rates }) => {
      const rate = rates.get(id);
      return rate === undefined ? [] : { day, rate };
    })
    .toReversed();
}

/**
 * The `points` of an SVG polyline in a box, days from left to right and the highest rate on top; a rate that stays the same is
 * in the middle. Empty for less than two points.
 */
export function linePoints(points: readonly RatePoint[], { width, height }: { width: number; height: number }): string {
  const [first, ...others] = points;
  const last = others.at(-1);
  if (!first || !last) return '';
  const dayOf = ({ day }: RatePoint) => Date.parse(day) / DAY_MS;
  const rates = points.map(({ rate }) => rate);
  const [lowest, highest] = [Math.min(...rates), Math.max(...rates)];
  return points
    .map((point) => {
      const x = ((dayOf(point) - dayOf(first)) / (dayOf(last) - dayOf(first))) * width;
      const y = highest === lowest ? height / 2 : ((highest - point.rate) / (highest - lowest)) * height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}
