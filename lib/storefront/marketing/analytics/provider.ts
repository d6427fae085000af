import type { AnalyticsEvent } from './types.ts';

/** Who is told of events. Nothing of it may throw: a page works the same where it fails. */
export interface Provider {
  /** Called once the visitor has agreed, and again after each time they agree anew. */
  start(): void;
  /** `told`: called once the event has really been dealt with; never where it was not. */
  send(event: AnalyticsEvent, told?: () => void): void;
  /** Called once the visitor agrees no more: nothing is sent or kept from then on. */
  stop(): void;
}
