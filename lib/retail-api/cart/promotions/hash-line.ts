import { Semaphore } from '#lib/shared/concurrency.ts';

/** A hash costs tens of milliseconds: whoever waits for more of them would take it for an outage. */
const HASHES_WAITING = 19;
const hashes = new Semaphore({ running: 1, waiting: HASHES_WAITING });

/** Hashes or checks a PIN when its turn has come, one at a time in this process; null where too many wait. */
export function hashInLine<Value>(work: () => Promise<Value>): Promise<Value> | null {
  return hashes.tryRun(work);
}
