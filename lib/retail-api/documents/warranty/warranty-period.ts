import { DAY_MS } from '#lib/shared/durations.ts';

/** First and last day of a warranty, `YYYY-MM-DD`. */
interface WarrantyPeriod {
  startsOn: string;
  endsOn: string;
}

/**
 * A warranty of a number of calendar months from a date (`YYYY-MM-DD`), both days included: 24 months from 22
 * November 2026 end on 21 November 2028. If the month has no such day, its last day counts: a month from 31
 * January ends on the last day of February.
 */
export function warrantyPeriod(startsOn: string, months: number): WarrantyPeriod {
  const [year = 0, month = 1, day = 1] = startsOn.split('-').map(Number);
  const lastDay = new Date(Date.UTC(year, month - 1 + months + 1, 0));
  const sameDay = Date.UTC(year, month - 1 + months, day);
  const end = sameDay > lastDay.getTime() ? lastDay.getTime() : sameDay - DAY_MS;
  return { startsOn, endsOn: new Date(end).toISOString().slice(0, 10) };
}
