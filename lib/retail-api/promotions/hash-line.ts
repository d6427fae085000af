import { Lines } from '../limits/lines.ts';

/** A hash costs tens of milliseconds: whoever waits longer than this line is would be taken for an outage. */
const HASHES_WAITING = 20;
const hashes = new Lines(HASHES_WAITING);

/** Hashes or checks a PIN when its turn has come, one at a time in this process; null where too many wait. */
export function hashInLine<Value>(work: () => Promise<Value>): Promise<Value> | null {
  return hashes.join('', work);
}
