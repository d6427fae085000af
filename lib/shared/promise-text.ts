import * as m from '#messages';
import { formatDay } from './dates.ts';

/** First and last promised day as `YYYY-MM-DD`, empty where unknown, and the number of days, e.g. `12-15`. */
interface Promised {
  earliestDate: string;
  latestDate: string;
  days: string;
}

/**
 * Returns when an order arrives: `between Sat 14 Nov and Tue 17 Nov`, `by Sat 14 Nov` or `in 12-15 days`;
 * empty where unknown.
 */
export function promiseText({ earliestDate, latestDate, days }: Promised): string {
  const earliest = formatDay(earliestDate);
  const latest = formatDay(latestDate);
  if (earliest && latest && earliest !== latest) return m.sharedPromiseBetween({ earliest, latest });
  if (latest || earliest) return m.sharedPromiseBy({ day: latest || earliest });
  return days === '' ? '' : m.sharedPromiseInDays({ days });
}
