import { HOUR_SECONDS, MINUTE_SECONDS } from '#lib/shared/durations.ts';

function counted(count: number, unit: string): string {
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** Formats a waiting time for shoppers, rounded up: `28 seconds`, `15 minutes`, `3 hours`. */
export function formatWait(seconds: number): string {
  const wholeSeconds = Math.max(1, Math.ceil(seconds));
  if (wholeSeconds < 2 * MINUTE_SECONDS) return counted(wholeSeconds, 'second');
  if (wholeSeconds < 2 * HOUR_SECONDS) return counted(Math.ceil(wholeSeconds / MINUTE_SECONDS), 'minute');
  return counted(Math.ceil(wholeSeconds / HOUR_SECONDS), 'hour');
}
