import { clockText } from '#lib/shared/clock-text.ts';
import { formatDay } from '#lib/shared/dates.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { dayInIndia, INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { dayAfter, type Opening, openingOn, type StoreHours, weekdayName, weekdayOf } from '#lib/shared/store-hours.ts';
import * as m from '#messages';

const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;
/** The next opening is shown only within this number of days. */
const LOOKAHEAD_DAYS = 60;

/** Minutes after midnight in India. */
function minuteInIndia(now: number): number {
  const minutes = Math.floor((now + INDIA_AHEAD_MS) / MINUTE_MS);
  return minutes - Math.floor(minutes / DAY_MINUTES) * DAY_MINUTES;
}

/** Whether a physical store is open at `now` (epoch milliseconds). */
export function isOpen(hours: StoreHours, now: number): boolean {
  const today = openingOn(hours, dayInIndia(now));
  const minute = minuteInIndia(now);
  return today !== null && minute >= today.opens && minute < today.closes;
}

/**
 * The opening state of a physical store at `now` (epoch milliseconds): `Open until 9 pm`, `Closed, opens at
 * 10:30 am`.
 */
export function openingText(hours: StoreHours, now: number): string {
  const today = dayInIndia(now);
  const opening = openingOn(hours, today);
  const minute = minuteInIndia(now);
  if (opening && minute < opening.opens) return m.storesOpensAt({ time: clockText(opening.opens) });
  if (opening && minute < opening.closes) return m.storesOpenUntil({ time: clockText(opening.closes) });
  for (let ahead = 1; ahead <= LOOKAHEAD_DAYS; ahead++) {
    const day = dayAfter(today, ahead);
    const next = openingOn(hours, day);
    if (next) return nextOpeningText(day, ahead, clockText(next.opens));
  }
  return m.storesClosed();
}

function nextOpeningText(day: string, ahead: number, time: string): string {
  if (ahead === 1) return m.storesOpensTomorrow({ time });
  return m.storesOpensOn({ day: ahead <= WEEK_DAYS ? weekdayName(weekdayOf(day)) : formatDay(day), time });
}

/**
 * The opening hours of the day at `now` (epoch milliseconds): `Sunday: 11 am to 9 pm`, `Sunday: closed`. Names the day,
 * so that it stays true on a page that is cached past midnight.
 */
export function openingDayText(hours: StoreHours, now: number): string {
  const day = dayInIndia(now);
  const opening = openingOn(hours, day);
  const name = weekdayName(weekdayOf(day));
  return opening ? m.storesDayHours({ day: name, hours: spanOf(opening) }) : m.storesDayClosed({ day: name });
}

function spanOf({ opens, closes }: Opening): string {
  return m.storesHours({ opens: clockText(opens), closes: clockText(closes) });
}

/** The week in lines, joining days with equal hours: `Monday to Saturday`, `10:30 am to 9 pm`. */
export function weekLines(week: StoreHours['week']): { days: string; hours: string }[] {
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const [day, opening] of week.entries()) {
    const hours = opening ? spanOf(opening) : m.storesClosed();
    const line = lines.at(-1);
    if (line?.hours === hours) line.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => {
    const names = { from: weekdayName(first), to: weekdayName(last) };
    if (first === last) return { days: names.from, hours };
    return { days: last - first === 1 ? m.storesDaysBoth(names) : m.storesDaysSpan(names), hours };
  });
}
