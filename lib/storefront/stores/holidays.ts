import { formatNearDate } from '#lib/shared/dates.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';
import { listText } from '#lib/shared/list-text.ts';
import * as m from '#messages';

interface Holiday {
  /** Its next date, `YYYY-MM-DD`. */
  day: string;
  /** Whether it is every year. */
  yearly: boolean;
}

/** The upcoming holidays of a physical store at `now` (epoch milliseconds), the next one first. */
export function nextHolidays(holidays: readonly string[], now: number): Holiday[] {
  const today = dayInIndia(now);
  const year = Number(today.slice(0, 4));
  const next = holidays.map((holiday) => {
    const yearly = holiday.length === 5;
    const day = yearly ? `${holiday < today.slice(5) ? year + 1 : year}-${holiday}` : holiday;
    return { day, yearly };
  });
  return next.filter(({ day }) => day >= today).toSorted((one, other) => (one.day < other.day ? -1 : 1));
}

/** The text about holidays: `Closed on 26 January and 8 November 2027`; empty where there are none. */
export function holidayText(holidays: readonly string[], now: number): string {
  const days = nextHolidays(holidays, now).map(({ day, yearly }) => {
    const at = Date.parse(day);
    return formatNearDate(at, yearly ? at : now);
  });
  return days.length === 0 ? '' : m.storesClosedOn({ days: listText(days) });
}
