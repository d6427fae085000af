import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';

const DAY_MS = 24 * 60 * 60 * 1000;
const CUT_OFF_HOUR = 14;
/** Business days until an order leaves that came too late for its own. */
export const LONGEST_DISPATCH = 1;
const SUNDAY = 0;
/** The three national holidays, on which no courier works anywhere: month and day. */
const NATIONAL_HOLIDAYS: ReadonlySet<string> = new Set(['01-26', '08-15', '10-02']);

/** A calendar day in India: midnight there as if it were UTC, so that plain UTC arithmetic works on it. */
type IndianDay = number;

/** Whether couriers work on a day. */
export function isBusinessDay(day: IndianDay): boolean {
  const date = new Date(day);
  return date.getUTCDay() !== SUNDAY && !NATIONAL_HOLIDAYS.has(date.toISOString().slice(5, 10));
}

function nextBusinessDay(day: IndianDay): IndianDay {
  let next = day + DAY_MS;
  while (!isBusinessDay(next)) next += DAY_MS;
  return next;
}

/** The day a parcel leaves when it is ordered at `now` (epoch milliseconds): today until 14:00 IST on a business day. */
function dispatchDay(now: number): IndianDay {
  const local = now + INDIA_AHEAD_MS;
  const today = Math.floor(local / DAY_MS) * DAY_MS;
  const inTime = new Date(local).getUTCHours() < CUT_OFF_HOUR;
  return isBusinessDay(today) && inTime ? today : nextBusinessDay(today);
}

/** The day `businessDays` after the dispatch of an order placed at `now`, as `YYYY-MM-DD` in India. */
export function deliveryDate(now: number, businessDays: number): string {
  let day = dispatchDay(now);
  for (let count = 0; count < businessDays; count += 1) day = nextBusinessDay(day);
  return new Date(day).toISOString().slice(0, 10);
}
