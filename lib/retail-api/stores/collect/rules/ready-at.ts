import { DAY_MS, MINUTE_MS } from '#lib/shared/durations.ts';
import { dayInIndia, startOfDayInIndia } from '#lib/shared/india-time.ts';
import { dayAfter, openingOn, type StoreHours } from '#lib/shared/store-hours.ts';

/** Shoppers read quarters of an hour: the estimate is no more exact. */
const QUARTER_MS = 15 * MINUTE_MS;
/** A store that is closed for longer takes no orders to be collected. */
const MAX_DAYS = 14;

/**
 * When an order is ready at a store that takes so many minutes of its opening time to prepare it, from `now` on, in
 * epoch milliseconds, rounded up to a quarter of an hour; null if the store is closed for the next two weeks. What a
 * closing interrupts goes on at the next opening.
 */
export function readyAt(hours: StoreHours, minutes: number, now: number): number | null {
  let left = minutes * MINUTE_MS;
  const today = dayInIndia(now);
  for (let ahead = 0; ahead < MAX_DAYS; ahead++) {
    const day = dayAfter(today, ahead);
    const opening = openingOn(hours, day);
    if (!opening) continue;
    const start = startOfDayInIndia(day);
    const from = Math.max(now, start + opening.opens * MINUTE_MS);
    const open = start + opening.closes * MINUTE_MS - from;
    if (open <= 0) continue;
    if (left <= open) return Math.ceil((from + left) / QUARTER_MS) * QUARTER_MS;
    left -= open;
  }
  return null;
}

/**
 * Until when an order is kept that is ready at `ready` (epoch milliseconds): the end of the day in India so many days
 * later, which is easier to remember than a time.
 */
export function keptUntil(ready: number, days: number): number {
  return startOfDayInIndia(dayAfter(dayInIndia(ready), days)) + DAY_MS;
}
