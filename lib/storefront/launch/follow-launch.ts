import type { LaunchClock } from './types.ts';

/** What the server says, and how long its answer took, in milliseconds. */
export type MeasuredClock = LaunchClock & { tookMs: number };

/** What a countdown needs of its page. */
export interface Surroundings {
  /** Milliseconds since some moment, which no setting of the device changes. */
  elapsed(): number;
  /** The device's own clock in milliseconds. It may be wrong: it only shows that the device slept. */
  deviceClock(): number;
  /** Asks the server; null where it could not be had. */
  ask(): Promise<MeasuredClock | null>;
  /** From 0 to below 1. */
  random(): number;
  /** Calls `work` once after so many milliseconds; returns what takes that back. */
  after(milliseconds: number, work: () => void): () => void;
  /** Shows how many milliseconds are left. */
  show(left: number): void;
  /** The store is open: called once. */
  open(): void;
}

export interface Followed {
  /** Asks the server now: the page has come back into view, or the network has. */
  check(): void;
  stop(): void;
}

const SECOND_MS = 1000;
/** At the launch thousands of pages ask at different moments. */
const REQUEST_TIMEOUT_MS = 3 * SECOND_MS;
/** A launch may be put off, or come sooner. */
const POLL_INTERVAL_MS = 10 * 60 * SECOND_MS;
const FIRST_RETRY_MS = 2 * SECOND_MS;
const MAX_RETRY_MS = 30 * SECOND_MS;
/** Beyond it the device slept, and what has elapsed says nothing any more. */
const SLEPT_MS = 2 * SECOND_MS;

/**
 * Counts down by the server's clock from what a page was rendered with, and opens once the server says that the launch has
 * come. Asks at once, now and then, after a sleep of the device, and at zero; until it is answered it asks again.
 */
export function followLaunch(rendered: LaunchClock, page: Surroundings): Followed {
  let { launchAt } = rendered;
  let ahead = rendered.now - page.elapsed();
  let drift = page.deviceClock() - page.elapsed();
  let failures = 0;
  let asking = false;
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
      void ask();
    }
    if (remaining > 0) dropTick = page.after(remaining % SECOND_MS || SECOND_MS, tick);
    else scheduleRequest(page.random() * REQUEST_TIMEOUT_MS);
  }

  function scheduleRequest(milliseconds: number): void {
    cancelScheduledRequest();
    cancelScheduledRequest = page.after(milliseconds, () => void ask());
  }

  async function ask(): Promise<void> {
    if (asking || ended) return;
    asking = true;
    cancelScheduledRequest();
    const answer = await page.ask();
    asking = false;
    if (ended) return;
    if (answer === null) {
      const wait = Math.min(MAX_RETRY_MS, FIRST_RETRY_MS * 2 ** failures);
      failures += 1;
      return scheduleRequest(wait * (0.5 + page.random() / 2));
    }
    failures = 0;
    launchAt = answer.launchAt;
    // The answer was written about half way.
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
  void ask();
  return { check: () => void ask(), stop };
}
