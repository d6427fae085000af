import { WEEK_MS } from '#lib/shared/durations.ts';

/** Whole weeks since the epoch at a time in epoch milliseconds. */
export function weekNumber(time: number): number {
  return Math.floor(time / WEEK_MS);
}

/** The start of a week in epoch milliseconds. */
export function startOfWeek(week: number): number {
  return week * WEEK_MS;
}
