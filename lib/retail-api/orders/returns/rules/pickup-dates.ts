import { isBusinessDay } from '#lib/retail-api/cart/delivery/business-days.ts';
import { DAY_MS } from '#lib/shared/durations.ts';
import { dayInIndia } from '#lib/shared/india-time.ts';

const DAYS_AHEAD = 7;

/** Days on which a courier may collect a return, `YYYY-MM-DD` in India: the working days of the week after `now`. */
export function pickupDates(now: number): string[] {
  const days = Array.from({ length: DAYS_AHEAD }, (_, index) => dayInIndia(now + (index + 1) * DAY_MS));
  return days.filter((day) => isBusinessDay(Date.parse(`${day}T00:00:00Z`)));
}
