import { formatDay } from '#lib/shared/dates.ts';
import { MINUTE_MS } from '#lib/shared/durations.ts';
import { dayInIndia, INDIA_AHEAD_MS } from '#lib/shared/india-time.ts';
import { dayAfter, type Opening, openingOn, type StoreHours, WEEKDAYS, weekdayOf } from '#lib/shared/store-hours.ts';

const DAY_MINUTES = 24 * 60;
const WEEK_DAYS = 7;
/** The next opening is shown only within this number of days. */
const LOOKAHEAD_DAYS = 60;

/** Minutes after midnight in India. */
function minuteInIndia(now: number): number {
  const minutes = Math.floor((now + INDIA_AHEAD_MS) / MINUTE_MS);
  return minutes - Math.floor(minutes / DAY_MINUTES) * DAY_MINUTES;
}

/** A time of day in India as text: `10:30 am`, `9 pm`. `minute` after midnight. */
export function clockTime(minute: number): string {
  const hour = Math.floor(minute / 60) % 24;
  const rest = minute % 60;
  const twelve = hour % 12 === 0 ? 12 : hour % 12;
  return `${twelve}${rest === 0 ? '' : `:${String(rest).padStart(2, '0')}`} ${hour < 12 ? 'am' : 'pm'}`;
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
  if (opening && minute < opening.opens) return `Closed, opens at ${clockTime(opening.opens)}`;
  if (opening && minute < opening.closes) return `Open until ${clockTime(opening.closes)}`;
  for (let ahead = 1; ahead <= LOOKAHEAD_DAYS; ahead++) {
    const day = dayAfter(today, ahead);
    const next = openingOn(hours, day);
    if (next) return `Closed, opens ${dayAhead(day, ahead)} at ${clockTime(next.opens)}`;
  }
  return 'Closed';
}

function dayAhead(day: string, ahead: number): string {
  if (ahead === 1) return 'tomorrow';
  return `on ${ahead <= WEEK_DAYS ? WEEKDAYS[weekdayOf(day)] : formatDay(day)}`;
}

/**
 * The opening hours of the day at `now` (epoch milliseconds): `Sunday: 11 am to 9 pm`, `Sunday: closed`. Names the day,
 * so that it stays true on a page that is cached past midnight.
 */
export function openingDayText(hours: StoreHours, now: number): string {
  const day = dayInIndia(now);
  const opening = openingOn(hours, day);
  return `${WEEKDAYS[weekdayOf(day)]}: ${opening ? spanOf(opening) : 'closed'}`;
}

function spanOf({ opens, closes }: Opening): string {
  return `${clockTime(opens)} to ${clockTime(closes)}`;
}

/** The week in lines, joining days with equal hours: `Monday to Saturday`, `10:30 am to 9 pm`. */
export function weekLines(week: StoreHours['week']): { days: string; hours: string }[] {
  const lines: { first: number; last: number; hours: string }[] = [];
  for (const [day, opening] of week.entries()) {
    const hours = opening ? spanOf(opening) : 'Closed';
    const line = lines.at(-1);
    if (line?.hours === hours) line.last = day;
    else lines.push({ first: day, last: day, hours });
  }
  return lines.map(({ first, last, hours }) => {
    const [from = '', to = ''] = [WEEKDAYS[first], WEEKDAYS[last]];
    return { days: first === last ? from : `${from} ${last - first === 1 ? 'and' : 'to'} ${to}`, hours };
  });
}
