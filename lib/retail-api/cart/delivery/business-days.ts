import { DAY_MS } from '#lib/shared/durations.ts';
import { INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { shopProfile } from '#lib/shared/shop-profile.ts';

/** Business days until dispatch of an order that was placed after the cut-off of its day. */
export const MAX_DISPATCH_DAYS = 1;
const SUNDAY = 0;
/** The three national holidays, month and day, on which no courier works anywhere. */
const NATIONAL_HOLIDAYS: ReadonlySet<string> = new Set(['01-26', '08-15', '10-02']);

/** A calendar day in India: its midnight stored as if in UTC, so that UTC arithmetic works on it. */
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

/** The dispatch day of an order placed at `now` (epoch milliseconds): the same one until the cut-off of a business day. */
function dispatchDay(now: number): IndianDay {
  const local = now + INDIA_AHEAD_MS;
  const today = Math.floor(local / DAY_MS) * DAY_MS;
  const inTime = new Date(local).getUTCHours() < shopProfile().delivery.cutOffHour;
  return isBusinessDay(today) && inTime ? today : nextBusinessDay(today);
}

/** The day `businessDays` after the dispatch of an order placed at `now`, as `YYYY-MM-DD` in India. */
export function deliveryDate(now: number, businessDays: number): string {
  let day = dispatchDay(now);
  for (let count = 0; count < businessDays; count += 1) day = nextBusinessDay(day);
  return new Date(day).toISOString().slice(0, 10);
}
