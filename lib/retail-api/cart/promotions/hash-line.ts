import { Semaphore } from '#lib/shared/concurrency.ts';

/** A hash takes tens of milliseconds: a caller who waited for more of them would assume an outage. */
const HASHES_WAITING = 19;
const hashes = new Semaphore({ running: 1, waiting: HASHES_WAITING });

/** Queues the hashing or checking of a PIN, one at a time in this process; null if too many wait. */
export function hashInLine<Value>(work: () => Promise<Value>): Promise<Value> | null {
  return hashes.tryRun(work);
}
