import { VISIT_DAYS_AHEAD, VISIT_PARTS, type VisitPart } from '#lib/contract/store-vocabulary.ts';
import { dayInIndia } from './india-time.ts';

/** When a shop opens and closes on a day, in minutes after midnight in India. */
export interface Opening {
  opens: number;
  closes: number;
}

export interface StoreHours {
  /** Monday first; null on a day on which the shop is closed. */
  week: readonly (Opening | null)[];
  /** Days on which it is closed all the same: `2026-11-08`, or `01-26` for every year. */
  holidays: readonly string[];
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** A time of the day such as `10:30` in minutes after midnight. */
export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  return hours * 60 + minutes;
}

/** The day so many days after another; both `YYYY-MM-DD`. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The day of the week of a day `YYYY-MM-DD`, Monday being 0. */
export function weekdayOf(day: string): number {
  return (new Date(Date.parse(day)).getUTCDay() + 6) % 7;
}

/** The hours of a shop on a day `YYYY-MM-DD`; null where it is closed. */
export function openingOn({ week, holidays }: StoreHours, day: string): Opening | null {
  if (holidays.includes(day) || holidays.includes(day.slice(5))) return null;
  return week[weekdayOf(day)] ?? null;
}

/** The days on which a visit may be asked for at `now` (epoch milliseconds): from tomorrow on, where the shop is open. */
export function visitDays(hours: StoreHours, now: number): string[] {
  const today = dayInIndia(now);
  const days = Array.from({ length: VISIT_DAYS_AHEAD }, (_, index) => dayAfter(today, index + 1));
  return days.filter((day) => openingOn(hours, day) !== null);
}

/** Whether a shop is open in a part of a day with these hours. */
export function isOpenIn({ opens, closes }: Opening, part: VisitPart): boolean {
  const { from, to } = VISIT_PARTS[part];
  return opens < to && closes > from;
}
