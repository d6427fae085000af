import { VISIT_DAYS_AHEAD, VISIT_PARTS, type VisitPart } from '#lib/contract/store-vocabulary.ts';
import * as m from '#messages';
import { DAY_MS } from './durations.ts';
import { dayInIndia } from './india-time.ts';

const WEEKDAY_NAMES: readonly (() => string)[] = [
  m.sharedMonday,
  m.sharedTuesday,
  m.sharedWednesday,
  m.sharedThursday,
  m.sharedFriday,
  m.sharedSaturday,
  m.sharedSunday,
];

/** The name of a weekday for shoppers; Monday is 0. Empty for any other number. */
export function weekdayName(weekday: number): string {
  return WEEKDAY_NAMES[weekday]?.() ?? '';
}

/** Opening and closing time of a physical store on a day, in minutes after midnight in India. */
export interface Opening {
  opens: number;
  closes: number;
}

export interface StoreHours {
  /** Monday first; null on a day on which the store is closed. */
  week: readonly (Opening | null)[];
  /** Additional days on which it is closed: `2026-11-08`, or `01-26` for every year. */
  holidays: readonly string[];
}

/** Converts a time of day such as `10:30` to minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** Adds days to a day; both are `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the weekday of a day `YYYY-MM-DD`; Monday is 0. */
export function weekdayOf(day: string): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
}

/** Returns the hours of a physical store on a day `YYYY-MM-DD`; null where it is closed. */
export function openingOn({ week, holidays }: StoreHours, day: string): Opening | null {
  if (holidays.includes(day) || holidays.includes(day.slice(5))) return null;
  return week[weekdayOf(day)] ?? null;
}

/**
 * Returns the days for which an appointment can be requested at `now` (epoch milliseconds): from tomorrow on,
 * while the store is open.
 */
export function visitDays(hours: StoreHours, now: number): string[] {
  const today = dayInIndia(now);
  const days = Array.from({ length: VISIT_DAYS_AHEAD }, (_, index) => dayAfter(today, index + 1));
  return days.filter((day) => openingOn(hours, day) !== null);
}

/** Whether a physical store with these hours is open in a part of the day. */
export function isOpenIn({ opens, closes }: Opening, part: VisitPart): boolean {
  const { from, to } = VISIT_PARTS[part];
  return opens < to && closes > from;
}
