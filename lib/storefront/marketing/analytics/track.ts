import type { AnalyticsEvent } from './types.ts';

/** The maximum number of waiting events; the oldest are dropped. */
export const MAX_WAITING = 50;

const waiting: AnalyticsEvent[] = [];
let listener: ((event: AnalyticsEvent) => void) | undefined;

/** Tracks an event. It waits in memory until the visitor's choice, which decides whether it is sent. */
export function track(event: AnalyticsEvent): void {
  if (listener) listener(event);
  else if (waiting.push(event) > MAX_WAITING) waiting.shift();
}

/** Calls back with the waiting events and with all further ones; only one listener at a time. */
export function onTracked(callback: (event: AnalyticsEvent) => void): void {
  listener = callback;
  for (const event of waiting.splice(0)) callback(event);
}
