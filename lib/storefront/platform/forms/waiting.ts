import { HOUR_SECONDS, MINUTE_SECONDS } from '#lib/shared/durations.ts';
import * as m from '#messages';

/** Formats a waiting time for shoppers, rounded up: `28 seconds`, `15 minutes`, `3 hours`. */
export function formatWait(seconds: number): string {
  const wholeSeconds = Math.max(1, Math.ceil(seconds));
  if (wholeSeconds < 2 * MINUTE_SECONDS) return m.formsWaitSeconds({ count: wholeSeconds });
  if (wholeSeconds < 2 * HOUR_SECONDS) return m.formsWaitMinutes({ count: Math.ceil(wholeSeconds / MINUTE_SECONDS) });
  return m.formsWaitHours({ count: Math.ceil(wholeSeconds / HOUR_SECONDS) });
}
