/** India has one time zone and no summer time: what its clocks are ahead of UTC, in milliseconds. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;

/** The day in India, `YYYY-MM-DD`, of a moment in epoch milliseconds. */
export function dayInIndia(at: number): string {
  return new Date(at + INDIA_AHEAD_MS).toISOString().slice(0, 10);
}

/** The moment, in epoch milliseconds, at which a day in India (`YYYY-MM-DD`) begins. */
export function startOfDayInIndia(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) - INDIA_AHEAD_MS;
}
