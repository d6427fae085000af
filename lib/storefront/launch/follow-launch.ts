import { SECOND_MS } from '#lib/shared/durations.ts';
import type { LaunchClock } from './types.ts';

/** The server's response, and how long it took in milliseconds. */
export type MeasuredClock = LaunchClock & { tookMs: number };

/** What a countdown needs from its page. */
interface LaunchPage {
  /** Milliseconds since a fixed moment, independent of the device's settings. */
  elapsed(): number;
  /** The device's clock in milliseconds. It may be wrong, and is only used to detect a sleep of the device. */
  deviceClock(): number;
  /** Fetches the server's clock; null where that failed. */
  fetchClock(): Promise<MeasuredClock | null>;
  /** A random number from 0 to below 1. */
  random(): number;
  /** Calls `work` once after so many milliseconds; returns the function that cancels it. */
  after(milliseconds: number, work: () => void): () => void;
  /** Shows the remaining milliseconds. */
  show(left: number): void;
  /** Called once, when the store is open. */
  open(): void;
}

interface Followed {
  /** Polls the server now, because the page is visible again or the network is back. */
  check(): void;
  stop(): void;
}

/** The random delay after zero, so that thousands of pages do not poll at the same moment. */
const REQUEST_TIMEOUT_MS = 3 * SECOND_MS;
/** The interval of polls, because a launch may be postponed or brought forward. */
const POLL_INTERVAL_MS = 10 * 60 * SECOND_MS;
const FIRST_RETRY_MS = 2 * SECOND_MS;
const MAX_RETRY_MS = 30 * SECOND_MS;
/** Above this difference the device slept, and the elapsed time is not reliable any more. */
const SLEPT_MS = 2 * SECOND_MS;

/**
 * Counts down by the server's clock, starting with what the page was rendered with, and opens once the server says that
 * the launch has come. Polls immediately, at intervals, after a sleep of the device, and at zero; failed polls are
 * repeated.
 */
export function followLaunch(rendered: LaunchClock, page: LaunchPage): Followed {
  let { launchAt } = rendered;
  let ahead = rendered.now - page.elapsed();
  let drift = page.deviceClock() - page.elapsed();
  let failures = 0;
  let isPolling = false;
  let ended = false;
  let dropTick = () => {};
  let cancelScheduledRequest = () => {};

  const left = () => launchAt - (ahead + page.elapsed());

  function tick(): void {
    dropTick();
    const remaining = left();
    page.show(Math.max(0, remaining));
    const drifted = page.deviceClock() - page.elapsed();
    if (Math.abs(drifted - drift) > SLEPT_MS) {
      drift = drifted;
      void poll();
    }
    if (remaining > 0) dropTick = page.after(remaining % SECOND_MS || SECOND_MS, tick);
    else scheduleRequest(page.random() * REQUEST_TIMEOUT_MS);
  }

  function scheduleRequest(milliseconds: number): void {
    cancelScheduledRequest();
    cancelScheduledRequest = page.after(milliseconds, () => void poll());
  }

  async function poll(): Promise<void> {
    if (isPolling || ended) return;
    isPolling = true;
    cancelScheduledRequest();
    const answer = await page.fetchClock();
    isPolling = false;
    if (ended) return;
    if (answer === null) {
      const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
      failures += 1;
      return scheduleRequest(wait * (0.5 + page.random() / 2));
    }
    failures = 0;
    launchAt = answer.launchAt;
    // The server's time is assumed to be from halfway between request and response.
    ahead = answer.now + answer.tookMs / 2 - page.elapsed();
    if (answer.now >= launchAt) {
      stop();
      page.show(0);
      return page.open();
    }
    scheduleRequest(POLL_INTERVAL_MS * (0.75 + page.random() / 2));
    tick();
  }

  function stop(): void {
    ended = true;
    dropTick();
    cancelScheduledRequest();
  }

  tick();
  void poll();
  return { check: () => void poll(), stop };
}
