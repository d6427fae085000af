import type { AttemptState } from './attempt-state.ts';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Days on which a gateway is still asked: it captures, fails or returns whatever it holds within five. */
const DAYS = 7;
const CHECKS_AFTER_MS = [
  ...[2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS),
  ...Array.from({ length: DAYS }, (_, day) => (day + 1) * DAY_MS),
];
/** What is authorised is about to be taken, and somebody waits for it. */
const AUTHORIZED_CHECKS_AFTER_MS = [2, 10, 30].map((seconds) => seconds * SECOND_MS).concat(CHECKS_AFTER_MS);

/**
 * When a gateway is next asked after `now` for an attempt that was opened, shown to a browser or told of last at `since`:
 * after 2, 5, 15 and 60 minutes, then daily for a week, and after 2, 10 and 30 seconds as well while it is authorised; null
 * from then on. However often it is asked in between, the last time comes a week after `since`. Epoch milliseconds.
 */
export function nextCheckAt(state: AttemptState, since: number, now: number): number | null {
  const all = state === 'authorized' ? AUTHORIZED_CHECKS_AFTER_MS : CHECKS_AFTER_MS;
  const after = all.find((wait) => since + wait > now);
  return after === undefined ? null : since + after;
}
