import type { AnalyticsEvent } from './types.ts';

/** The oldest of more are dropped. */
export const MOST_WAITING = 50;

const waiting: AnalyticsEvent[] = [];
let listener: ((event: AnalyticsEvent) => void) | undefined;

/** Says that something happened. Whether anybody is told depends on the visitor's consent; until then it waits in memory. */
export function track(event: AnalyticsEvent): void {
  if (listener) listener(event);
  else if (waiting.push(event) > MOST_WAITING) waiting.shift();
}

/** Calls back with what was said before and with everything said from now on; one listener at a time. */
export function onTracked(callback: (event: AnalyticsEvent) => void): void {
  listener = callback;
  for (const event of waiting.splice(0)) callback(event);
}
