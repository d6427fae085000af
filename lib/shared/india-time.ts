import { HOUR_MS } from './durations.ts';

/** How far India's time is ahead of UTC, in milliseconds; India has one time zone and no summer time. */
export const INDIA_AHEAD_MS = 5.5 * HOUR_MS;

/** Returns the day in India, `YYYY-MM-DD`, of a time in epoch milliseconds. */
export function dayInIndia(at: number): string {
  return new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** Returns the start of a day in India (`YYYY-MM-DD`) in epoch milliseconds. */
export function startOfDayInIndia(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS;
}
