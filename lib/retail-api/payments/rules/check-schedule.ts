import { DAY_MS, MINUTE_MS, SECOND_MS } from '#lib/shared/durations.ts';
import type { AttemptState } from './attempt-state.ts';

/** Days on which a gateway is still queried: it captures, fails or returns every payment within five. */
const DAYS = 7;
const CHECKS_AFTER_MS = [
  ...[2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS),
  ...Array.from({ length: DAYS }, (_, day) => (day + 1) * DAY_MS),
];
/** An authorised payment is about to be captured, and somebody is waiting for it. */
const AUTHORIZED_CHECKS_AFTER_MS = [2, 10, 30].map((seconds) => seconds * SECOND_MS).concat(CHECKS_AFTER_MS);

/**
 * When a gateway is next queried after `now` for an attempt that was last opened, shown to a browser or updated at
 * `since`: after 2, 5, 15 and 60 minutes, then daily for a week, and also after 2, 10 and 30 seconds while it is
 * authorised; null after that. Extra queries in between do not change the last check, a week after `since`. Epoch
 * milliseconds.
 */
export function nextCheckAt(state: AttemptState, since: number, now: number): number | null {
  const all = state === 'authorized' ? AUTHORIZED_CHECKS_AFTER_MS : CHECKS_AFTER_MS;
  const after = all.find((wait) => since + wait > now);
  return after === undefined ? null : since + after;
}
