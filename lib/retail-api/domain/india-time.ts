/** India has one time zone and no summer time: what its clocks are ahead of UTC, in milliseconds. */
export const INDIA_AHEAD_MS = 5.5 * 60 * 60 * 1000;
