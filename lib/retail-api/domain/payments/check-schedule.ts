const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** Days on which a gateway is still asked: it captures, fails or returns whatever it holds within five. */
const DAYS = 7;
const CHECKS_AFTER_MS = [
  ...[2, 5, 15, 60].map((minutes) => minutes * MINUTE_MS),
  ...Array.from({ length: DAYS }, (_, day) => (day + 1) * DAY_MS),
];

/**
 * When a gateway is next asked for an attempt that was opened or last changed at `since`, and for which it was asked
 * `checks` times: after 2, 5, 15 and 60 minutes, then daily for a week; null from then on. Epoch milliseconds.
 */
export function nextCheckAt(since: number, checks: number): number | null {
  const after = CHECKS_AFTER_MS[checks];
  return after === undefined ? null : since + after;
}
