import type { AnalyticsEvent } from './types.ts';

/** An analytics provider. Its methods must not throw: a page has to work where the provider fails. */
export interface Provider {
  /** Called once the visitor has agreed, and again each time consent is given again. */
  start(): void;
  /** Sends an event. `onSent` is called once the provider has processed the event; never where it has not. */
  send(event: AnalyticsEvent, onSent?: () => void): void;
  /** Called when consent is withdrawn: from then on nothing is sent or stored. */
  stop(): void;
}
