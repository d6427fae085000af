import { MINUTE_MS, SECOND_MS } from '#lib/shared/durations.ts';
import * as m from '#messages';

/** The remaining time in whole units. */
interface Remaining {
  days: number;
  hours: number;
  minutes: number;
  seconds: number;
}

/**
 * Splits milliseconds into days, hours, minutes and seconds. Seconds are rounded up, so that zero is shown
 * only at the end.
 */
export function remainingOf(milliseconds: number): Remaining {
  const seconds = Math.max(0, Math.ceil(milliseconds / SECOND_MS));
  const minutes = Math.floor(seconds / 60);
  const hours = Math.floor(minutes / 60);
  return { days: Math.floor(hours / 24), hours: hours % 24, minutes: minutes % 60, seconds: seconds % 60 };
}

/** The remaining time as text to the minute, which changes once a minute: `2 days, 3 hours and 15 minutes`. */
export function remainingText(milliseconds: number): string {
  if (milliseconds <= 0) return m.launchNoTime();
  if (milliseconds < MINUTE_MS) return m.launchUnderMinute();
  const { days, hours, minutes } = remainingOf(Math.ceil(milliseconds / MINUTE_MS) * MINUTE_MS);
  const parts = [
    ...(days > 0 ? [m.launchCountDays({ count: days })] : []),
    ...(hours > 0 ? [m.launchCountHours({ count: hours })] : []),
    ...(minutes > 0 ? [m.launchCountMinutes({ count: minutes })] : []),
  ];
  const last = parts.pop() ?? '';
  return parts.length === 0 ? last : m.launchJoined({ before: parts.join(', '), last });
}
